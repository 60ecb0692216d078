import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'))

export default defineConfig({
  title: 'Pawl',
  description: 'State machines for Java, checked and generated when your program is compiled',
  lang: 'en',
  srcDir: 'pages',
  base: process.env.PAWL_SITE_BASE ?? '/',
  // a page is a file, so that any static server serves it
  cleanUrls: false,
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: { theme: { light: 'github-light', dark: 'github-dark' } },
  // every link between pages is checked; localhost and schemas are not pages
  ignoreDeadLinks: false,
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/pawl-dev/pawl' }],
    nav: [
      { text: 'Annotations', link: '/guide/annotations' },
      { text: 'YAML', link: '/guide/yaml' },
      { text: 'The machine', link: '/guide/machine' },
      { text: 'Stores', link: '/persistence/stores' },
      { text: 'Problems', link: '/problems/' },
    ],
    docFooter: { prev: true, next: true },
  },
})
