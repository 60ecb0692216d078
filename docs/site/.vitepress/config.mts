import { readFileSync, readdirSync } from 'node:fs'
import { defineConfig } from 'vitepress'

type Item = { text: string; link?: string; items?: Item[] }

const sidebar: Item[] = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'))

// the pages of the codes have a sidebar of their own, so that each has a previous and a next page
const problems = new URL('../pages/problems/', import.meta.url)
const codes = readdirSync(problems).filter((name) => name.startsWith('PAWL')).sort()
const ofCodes: Item[] = [
  { text: 'Documents', items: [{ text: 'Start', link: '/' }, { text: 'All problems', link: '/problems/' }] },
  {
    text: 'Problems',
    items: codes.map((code) => {
      const text = readFileSync(new URL(`${code}/index.md`, problems), 'utf8')
      return { text: text.match(/^# (.+)$/m)![1], link: `/problems/${code}/` }
    }),
  },
]

export default defineConfig({
  title: 'Pawl',
  description: 'A state machine library for Java that checks your machine and generates its code at compile time',
  lang: 'en',
  srcDir: 'pages',
  base: process.env.PAWL_SITE_BASE ?? '/',
  // a page is a file, so that any static server serves it
  cleanUrls: false,
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // Code is not a template of Vue, even if it has double braces. Long names break between
      // their parts, options not after their hyphens.
      md.renderer.rules.code_inline = (tokens, i, _options, _env, self) => {
        const code = md.utils
          .escapeHtml(tokens[i].content)
          .replace(/[\w.()/]{25,}/g, (long) => long.replace(/[(/](?=\w)|(?=\.\w)/g, '$&<wbr>'))
          .replace(/[A-Za-z]{25,}/g, (long) => long.replace(/[a-z](?=[A-Z])/g, '$&<wbr>'))
          .replace(/(^|\s)(-+\w)/g, '$1<span class="option">$2</span>')
        return `<code v-pre${self.renderAttrs(tokens[i])}>${code}</code>`
      }
      // excerpts of programs begin at the left
      const fence = md.renderer.rules.fence!
      md.renderer.rules.fence = (tokens, i, ...rest) => {
        const indents = tokens[i].content.match(/^ *(?=\S)/gm) ?? []
        const indent = Math.min(...indents.map((blanks) => blanks.length))
        if (indent > 0) tokens[i].content = tokens[i].content.replace(new RegExp(`^ {${indent}}`, 'gm'), '')
        return fence(tokens, i, ...rest)
      }
      // indented code scrolls as fenced code does
      md.renderer.rules.code_block = (tokens, i, ...rest) => {
        tokens[i].info = 'text'
        return md.renderer.rules.fence!(tokens, i, ...rest)
      }
    },
  },
  // every link between pages is checked; localhost and schemas are not pages
  ignoreDeadLinks: false,
  themeConfig: {
    sidebar: { '/problems/PAWL': ofCodes, '/': sidebar },
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/pawl-dev/pawl' }],
    nav: [
      { text: 'Get started', link: '/start/set-up' },
      { text: 'Guide', link: '/guide/annotations' },
      { text: 'Persistence', link: '/persistence/stores' },
      { text: 'Spring', link: '/frameworks/spring' },
      { text: 'Problems', link: '/problems/' },
      // Not in the sidebar: its neighbours become links to the previous and next page, and these files are no pages of VitePress.
      {
        text: 'Try it',
        items: [
          { text: 'Playground', link: '/playground/index.html', target: '_self' },
          { text: 'Pages of the samples', link: '/machines/index.html', target: '_self' },
        ],
      },
    ],
  },
})
