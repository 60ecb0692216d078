// Creates the pages of the site from the documents of the project: node assemble.mjs PROJECT PAGES.
// The texts are those of the documents; only links are changed.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const [project, pages] = process.argv.slice(2)
const repository = 'https://github.com/pawl-dev/pawl/blob/main/'
const parts = ['start', 'guide', 'persistence', 'frameworks', 'migrate', 'reference', 'internals']

// folders of docs that are not on the site; links lead to the repository
const sources = ['guides', 'playground', 'site']

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
  if (!sources.includes(file) && !parts.includes(file)) {
    cpSync(join(project, 'docs', file), join(pages, 'public', file), { recursive: true })
  }
}
for (const part of parts) {
  cpSync(join(project, 'docs', part), join(pages, 'public', part), { recursive: true, filter: (file) => !file.endsWith('.md') })
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
  const plain = lines.filter((line) => !/^<!-- (snippets?|code|figures?): .* -->$/.test(line)).join('\n')
  if (/PAWL\d+\.md$/.test(file)) return `---\npageClass: problem\n---\n\n${plain}`
  return file === 'README.md' ? home(plain) : plain
}

function link(file, target) {
  if (/^([a-z]+:|#)/.test(target)) return target
  const [path, anchor] = target.split('#')
  const found = posix.normalize(posix.join(posix.dirname(file), path))
  const suffix = anchor ? `#${anchor}` : ''
  // VitePress puts an underscore before the digit at the beginning of an anchor
  if (names[found]) return `/${names[found]}.md${suffix.replace(/^#(?=\d)/, '#_')}`
  if (!existsSync(join(project, found))) return target
  const [folder, ...rest] = found.split('/')
  return folder === 'docs' && !sources.includes(rest[0]) ? `/${rest.join('/')}` : repository + found + suffix
}

// the start page: the first parts of the README, next to the page that Pawl generates for the enum in it
function home(text) {
  const find = (what) => text.match(what)?.[1] ?? fail(`README.md has no ${what}`)
  const tagline = find(/^# .+\n\n([\s\S]+?)\n\n/)
  const bullets = find(/\n\n((?:- .+\n(?: .+\n)*)+)/)
  const declared = find(/<td>\n\n(```java\n[\s\S]+?\n```)\n/)
  const error = find(/\n(```text\n[\s\S]+?\n```)\n/)
  const used = find(/generates .+\n\n(```java\n[\s\S]+?\n```)\n/)
  const compared = find(/## How it compares\n\n([\s\S]+?)\n## /)
  return `---
layout: page
title: Pawl
titleTemplate: State machines for Java
sidebar: false
---

<script setup>
import { withBase } from 'vitepress'
</script>

<div class="home vp-doc">
<div class="home-head">

# Pawl

${tagline}

<div class="home-actions">
<a class="home-brand" :href="withBase('/start/set-up.html')">Get started</a>
<a :href="withBase('/start/first-machine.html')">Your first machine</a>
<a href="https://github.com/pawl-dev/pawl">GitHub</a>
</div>
</div>

<div class="home-demo home-first">
<div>

**You write** an enum:

${declared}

</div>
<div class="home-page">

**Pawl draws it** in each build. Click an event:

<iframe :src="withBase('/order/com.acme.Order.html')" title="The generated page of the machine Order"></iframe>

</div>
<div>

**Mistakes** are compile errors:

${error}

**You use** the generated types:

${used}

</div>
</div>

${bullets}

## How it compares

${compared}

## Read on

- [Set up](/start/set-up.md) Maven, Gradle or an IDE, then build [your first machine](/start/first-machine.md) in fifteen minutes.
- Declare machines by [annotations](/guide/annotations.md) or in [YAML](/guide/yaml.md), with [nested states, regions and timers](/guide/statecharts.md).
- Keep instances in [a database](/persistence/stores.md), or use Pawl in [Spring](/frameworks/spring.md).
- Come from [Spring Statemachine](/migrate/spring-statemachine.md), [squirrel](/migrate/squirrel.md), [stateless4j](/migrate/stateless4j.md) or
  [a switch](/migrate/switch.md).
- Look at the <a :href="withBase('/machines/index.html')" target="_self">pages of the samples</a>.

</div>
`
}

function fail(message) {
  throw new Error(message)
}
