import { element, escapeHtml, openTag } from '../../pages/views.ts'
import type { ShopGround } from './ground.ts'

/** Problems at fields of a form, by their names: words that the visitor reads. */
export type Problems = Readonly<Record<string, string>>

type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel' | 'number'
  value?: string
  fills?: string
  isOptional?: boolean
  maximum?: number
}

/** A labelled field with its problem below it, tied to it for who cannot see it. */
export function field(
  { name, label, type = 'text', value = '', fills, isOptional = false, maximum = 200 }: Field,
  { words }: ShopGround,
  problems: Problems,
): string {
  const problem = problems[name]
  const note = isOptional ? ` <span class="required">(${escapeHtml(words.optional)})</span>` : ''
  const input = openTag('input', {
    ...{ id: name, name, type, value, autocomplete: fills, maxlength: maximum },
    required: !isOptional,
    'aria-invalid': problem === undefined ? undefined : 'true',
    'aria-describedby': problem === undefined ? undefined : `${name}-problem`,
  })
  const title = element('label', { for: name }, `${escapeHtml(label)}${note}`)
  return `<p class="field">${title} ${input}${problemHtml(name, problem)}</p>`
}

export function problemHtml(name: string, problem: string | undefined): string {
  if (problem === undefined) return ''
  return ` ${element('span', { class: 'error', id: `${name}-problem` }, escapeHtml(problem))}`
}

type Choice = { value: string; label: string; about?: string }

/** Radio buttons under one heading. */
export function choice(
  { name, title, value }: { name: string; title: string; value: string },
  choices: readonly Choice[],
  problems: Problems,
): string {
  const problem = problems[name]
  const rows = choices.map(({ value: own, label, about = '' }, at) => {
    const id = `${name}-${at}`
    const box = openTag('input', {
      ...{ type: 'radio', id, name, value: own, required: true },
      checked: own === value,
      'aria-describedby': problem === undefined ? undefined : `${name}-problem`,
    })
    const more = about === '' ? '' : ` <span class="about">${escapeHtml(about)}</span>`
    return `<p class="consent">${box} ${element('label', { for: id }, `${escapeHtml(label)}${more}`)}</p>`
  })
  const legend = element('legend', {}, escapeHtml(title))
  return element('fieldset', {}, `\n${legend}${problemHtml(name, problem)}\n${rows.join('\n')}\n`)
}

/** Hidden fields, one a value. */
export function hidden(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => openTag('input', { type: 'hidden', name, value }))
    .join('')
}

export function button(words: string, attributes: Record<string, string> = {}): string {
  return element('button', attributes, escapeHtml(words))
}

export function link(href: string, words: string, isButton = false): string {
  return element('a', { href, class: isButton ? 'button' : undefined }, escapeHtml(words))
}

/** What a visitor must see first: read out when the page opens. */
export function notice(title: string, lines: readonly string[]): string {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return `<div class="block notice" role="alert"><p><strong>${escapeHtml(title)}</strong></p>\n<ul>${items}</ul></div>`
}

/** A row of two cells, such as a sum with its words. */
export function sumRow(words: string, amount: string, isTotal = false): string {
  const cell = isTotal ? `<strong>${escapeHtml(amount)}</strong>` : escapeHtml(amount)
  return `<tr><th scope="row" colspan="3">${escapeHtml(words)}</th><td class="end">${cell}</td></tr>`
}
