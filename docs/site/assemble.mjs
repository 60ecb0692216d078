// Creates the pages of the site from the documents of the project: node assemble.mjs PROJECT PAGES.
// The texts are those of the documents; only links are changed.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const [project, pages] = process.argv.slice(2)
const repository = 'https://github.com/pawl-dev/pawl/blob/main/'
const parts = ['start', 'guide', 'persistence', 'frameworks', 'migrate', 'reference', 'internals']

// documents of the project, and their names on the site
const names = {
  'README.md': 'index',
  'CHANGELOG.md': 'changelog',
  'CONTRIBUTING.md': 'contributing',
  'benchmarks/README.md': 'benchmarking',
}
for (const part of parts) {
  for (const file of readdirSync(join(project, 'docs', part), { recursive: true })) {
    const name = `${part}/${file.replaceAll('\\', '/').slice(0, -'.md'.length)}`
    if (file.endsWith('.md')) names[`docs/${name}.md`] = address(name)
  }
}

// Messages link to /problems/PAWL012, and responses of REST services to /spring#stale. These addresses do not change.
// A folder's page has such an address on any static server.
function address(name) {
  if (name === 'frameworks/spring-requests') return 'spring/index'
  if (name === 'reference/problems/index') return 'problems/index'
  return name.startsWith('reference/problems/') ? `${name.slice('reference/'.length)}/index` : name
}

rmSync(pages, { recursive: true, force: true })
mkdirSync(join(pages, 'public'), { recursive: true })
for (const [file, name] of Object.entries(names)) {
  mkdirSync(dirname(join(pages, name)), { recursive: true })
  writeFileSync(join(pages, `${name}.md`), page(file, readFileSync(join(project, file), 'utf8')))
}
for (const file of readdirSync(join(project, 'docs'))) {
  if (!parts.includes(file)) {
    cpSync(join(project, 'docs', file), join(pages, 'public', file), { recursive: true })
  }
}
// the interactive pages of the samples' machines; each works without a server
const machines = join(project, 'samples', 'target', 'machines')
if (existsSync(join(machines, 'index.html'))) {
  cpSync(machines, join(pages, 'public', 'machines'), { recursive: true, filter: (file) => !file.endsWith('.md') })
}
function page(file, text) {
  let fence = ''
  const lines = text.split('\n').map((line) => {
    const mark = line.match(/^\s*(```+|~~~+)/)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark
    return fence ? line : line.replace(/\]\(([^)\s]+)\)/g, (all, target) => `](${link(file, target)})`)
  })
  // comments that say how code is tested would stand between a block and its text
  const plain = lines.filter((line) => !/^<!-- (snippets?|code|figure): .* -->$/.test(line)).join('\n')
  return file === 'README.md' ? home(plain) : plain
}

function link(file, target) {
  if (/^([a-z]+:|#)/.test(target)) return target
  const [path, anchor] = target.split('#')
  const found = posix.normalize(posix.join(posix.dirname(file), path))
  const suffix = anchor ? `#${anchor}` : ''
  if (names[found]) return `/${names[found]}.md${suffix}`
  if (!existsSync(join(project, found))) return target
  return found.startsWith('docs/') ? `/${found.slice('docs/'.length)}` : repository + found + suffix
}

// the README with its first words as the head of the start page
function home(text) {
  const [, title, tagline, rest] = text.match(/^# (.+)\n\n((?:.+\n)+)\n([\s\S]*)$/)
  return `---
layout: home
title: ${title}
titleTemplate: ${JSON.stringify(tagline.trim())}
hero:
  name: ${title}
  text: ${JSON.stringify(tagline.trim().split('\n').join(' '))}
  actions:
    - { theme: brand, text: Set it up, link: '#set-it-up' }
    - { theme: alt, text: Annotations, link: /guide/annotations }
    - { theme: alt, text: YAML, link: /guide/yaml }
    - { theme: alt, text: Coming from Spring Statemachine, link: /migrate/spring-statemachine }
---

${rest}`
}
