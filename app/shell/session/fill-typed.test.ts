import { expect, test } from 'vitest'
import { fillTyped } from './fill-typed.ts'

const other =
  '<form method="post"><input name="reason"/><button name="intent" value="end"></button></form>'

function page(form: string): string {
  return `<body>${other}<form method="post">${form}</form>${other}</body>`
}

test('fields of every kind hold what was typed', () => {
  const form = [
    '<input type="hidden" name="idempotencyKey" value="new"/>',
    '<input type="hidden" name="version" value="9"/>',
    '<input name="title" value="Old &amp; wise" maxLength="9"/>',
    '<textarea name="text" rows="3">\nold</textarea>',
    '<select name="unit"><option value="h" selected="">Hour</option><option value="d">Day</option></select>',
    '<input type="checkbox" name="own" checked=""/><input type="checkbox" name="days" value="1"/>',
    '<input type="checkbox" name="days" value="2"/><input type="radio" name="mode" value="a" checked=""/>',
    '<input type="radio" name="mode" value="b"/><input name="title2" disabled=""/>',
  ].join('')
  const filled = fillTyped(page(form), [
    ['version', '8'],
    ['title', 'a "b" <c> & d'],
    ['text', '\r\nfirst\r\n</textarea>'],
    ['unit', 'd'],
    ['days', '2'],
    ['mode', 'b'],
  ])
  expect(filled).toContain('name="idempotencyKey" value="new"')
  expect(filled).toContain('name="version" value="8"')
  expect(filled).toContain('value="a &quot;b&quot; &lt;c&gt; &amp; d" maxlength="9" data-typed=""')
  expect(filled).toContain('>\n\nfirst\n&lt;/textarea&gt;</textarea>')
  expect(filled).toContain('<option value="h">Hour</option><option value="d" selected="">')
  expect(filled).toContain('<input type="checkbox" name="own" data-typed="">')
  expect(filled).toContain('name="days" value="1"/>')
  expect(filled).toContain('name="days" value="2" checked="" data-typed="">')
  expect(filled).toContain('name="mode" value="b" checked="" data-typed="">')
  expect(filled.split(other)).toHaveLength(3)
})

test('of forms alike, it is the one whose hidden fields and button were sent', () => {
  const row = (id: string, intent: string) =>
    `<form method="post"><input type="hidden" name="id" value="${id}"/><details><summary>x</summary><input name="name" value=""/></details><button name="intent" value="${intent}"></button></form>`
  const rows = `${row('1', 'rename')}${row('2', 'rename')}${row('2', 'copy')}`
  const filled = fillTyped(rows, [
    ['id', '2'],
    ['name', 'Fleet'],
    ['intent', 'rename'],
  ])
  expect(filled).toBe(
    rows.replace(
      /(value="2"\/>)<details>(<summary>x<\/summary>)<input name="name" value=""\/>/,
      '$1<details open="">$2<input name="name" value="Fleet" data-typed="">',
    ),
  )
})

test('a dialog comes open with what was typed in it, without a script', () => {
  const dialog = (id: string, open: string) =>
    `<dialog id="${id}" ${open}><form method="post"><input name="${id}"/></form></dialog>`
  const html = `${dialog('reason', 'popover="auto"')}${dialog('day', 'popover="auto"')}`
  expect(fillTyped(html, [['reason', 'Broken']])).toBe(
    html
      .replace('<dialog id="reason" popover="auto">', '<dialog id="reason" open="">')
      .replace('name="reason"/>', 'name="reason" value="Broken" data-typed="">'),
  )
})

test('fields outside of their form are its own; what stands in templates and scripts is none', () => {
  const html =
    '<template><form method="post"><input name="q"/></form></template><script>"<input name=\'q\'>"</script>' +
    '<form method="post" id="f"></form><input name="q" form="f"/>'
  expect(fillTyped(html, [['q', 'x']])).toBe(
    html.replace('<input name="q" form="f"/>', '<input name="q" form="f" value="x" data-typed="">'),
  )
})

test('a page without such a form stays as it is', () => {
  const html = '<form><input name="q"/></form><form method="post"><input name="other"/></form>'
  expect(fillTyped(html, [['q', 'x']])).toBe(html)
})
