import type { BlockOf, LeadField } from '#contract/website/blocks.ts'
import { element, escapeHtml, openTag } from '../escape-html.ts'
import type { RenderContext } from './context.ts'
import { markdownHtml, markdownLine, section } from './sections.ts'

/** The field that people leave empty and programs fill in. */
export const trapField = 'confirm_address'

/** A field of a lead form as it is sent: `field-1` is the first that the firm added. */
export function leadFieldName(at: number): string {
  return `field-${at + 1}`
}

/** A form that is sent without script; who fills in the hidden field is no person. */
export function leadFormBlock(block: BlockOf<'leadForm'>, context: RenderContext): string {
  const { words } = context
  const id = (name: string) => `${block.key}-${name}`
  const fields = [
    field(
      { id: id('name'), name: 'name', label: words.name, type: 'text', fills: 'name' },
      true,
      context,
    ),
    field(
      { id: id('email'), name: 'email', label: words.email, type: 'email', fills: 'email' },
      true,
      context,
    ),
    ...block.fields.map((each, at) => {
      const name = leadFieldName(at)
      return field({ id: id(name), name, ...kindOf(each, context) }, each.isRequired, context)
    }),
  ]
  const trap = `<p class="trap" aria-hidden="true"><label>${escapeHtml(words.leaveEmpty)} ${openTag('input', { name: trapField, tabindex: -1, autocomplete: 'off' })}</label></p>`
  const consent =
    block.consent === '' ? '' : `${consentHtml(block.consent, id('consent'), context)}\n`
  const button = `<p><button>${escapeHtml(block.button || words.send)}</button></p>`
  const form = element(
    'form',
    { method: 'post', action: context.formAction(block.key), class: 'lead' },
    `\n${problemsHtml(context)}${fields.join('\n')}\n${trap}\n${consent}${button}\n`,
  )
  const inner = () => [markdownHtml(block.text, context), form].filter(Boolean).join('\n')
  return section(block, inner, context)
}

type Kind = { label: string; type: string; fills?: string }

function kindOf({ field: kind, label }: LeadField, { words }: RenderContext): Kind {
  const kinds: Record<LeadField['field'], Kind> = {
    phone: { label: words.phone, type: 'tel', fills: 'tel' },
    company: { label: words.company, type: 'text', fills: 'organization' },
    message: { label: words.message, type: 'textarea' },
    website: { label: words.website, type: 'url', fills: 'url' },
    date: { label: words.date, type: 'date' },
    other: { label: words.other, type: 'text' },
  }
  const usual = kinds[kind]
  return label === '' ? usual : { ...usual, label }
}

function field(
  { id, name, label, type, fills }: Kind & { id: string; name: string },
  isRequired: boolean,
  { words, typed }: RenderContext,
): string {
  const value = typed?.values[name] ?? ''
  const problem = typed?.problems[name]
  const note = isRequired ? ` <span class="required">(${escapeHtml(words.required)})</span>` : ''
  const title = element('label', { for: id }, `${escapeHtml(label)}${note}`)
  const attributes = {
    ...{ id, name, required: isRequired, autocomplete: fills },
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  }
  const input =
    type === 'textarea'
      ? element('textarea', { ...attributes, rows: 6, maxlength: 4000 }, escapeHtml(value))
      : openTag('input', {
          ...{ type, ...attributes, value: value === '' ? undefined : value },
          maxlength: type === 'date' ? undefined : 300,
        })
  return `<p class="field">${title} ${input}${problemHtml(id, problem)}</p>`
}

function problemHtml(id: string, problem: string | undefined): string {
  if (problem === undefined) return ''
  return ` ${element('span', { class: 'error', id: `${id}-problem` }, escapeHtml(problem))}`
}

/** What is wrong with the form as a whole, which is read out first. */
function problemsHtml({ typed }: RenderContext): string {
  const problem = typed?.problems['']
  if (problem === undefined) return ''
  return `${element('p', { class: 'error', role: 'alert' }, escapeHtml(problem))}\n`
}

/** Never ticked beforehand (Regulation (EU) 2016/679, recital 32). */
function consentHtml(consent: string, id: string, context: RenderContext): string {
  const box = openTag('input', {
    type: 'checkbox',
    id,
    name: 'consent',
    value: 'yes',
    required: true,
  })
  const problem = problemHtml(id, context.typed?.problems.consent)
  return `<p class="consent">${box} ${element('label', { for: id }, markdownLine(consent, context))}${problem}</p>`
}
