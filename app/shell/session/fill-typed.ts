import { escapeMarkup } from '#contract/core/escape-markup.ts'
import { readTags, type Tag } from './html-tags.ts'

/** A field or button of a form, and the folds and dialogs around it. */
type Control = {
  tag: Tag
  name: string
  kind: string
  value: string
  /** Of a `select`. */
  options: Tag[]
  folds: readonly Tag[]
}

type Form = { method: string; controls: Control[] }

/** A piece of a page that is to be another. */
type Change = { from: number; to: number; text: string }

/**
 * A page whose form holds what was typed before the session ended: of all its forms the one that has these
 * fields, hidden ones with the same values, and the button that was pressed. Other fields stay as they
 * are, and so does a page without such a form.
 * @param entries names and texts of the fields, in the order in which they were sent
 */
export function fillTyped(html: string, entries: readonly (readonly [string, string])[]): string {
  const sent = groupOf(entries)
  const forms = formsOf(html).filter(({ method }) => method === 'post')
  const rated = forms.map((form) => ({ form, likeness: likenessOf(form, sent) }))
  const best = rated.toSorted((one, other) => other.likeness - one.likeness)[0]
  if (!best || best.likeness <= 0) return html
  const typed = best.form.controls.map(({ folds, ...one }) => ({
    folds,
    changes: changesOf({ folds, ...one }, sent),
  }))
  const shut = typed.flatMap(({ changes, folds }) =>
    changes.length === 0 ? [] : folds.filter((fold) => !fold.has('open')),
  )
  const opened = [...new Set(shut)].map((fold) => replaced(fold, shown(fold)))
  return withChanges(html, [...typed.flatMap(({ changes }) => changes), ...opened])
}

/** A fold or a dialog as one that is open when the page comes; no popover is, without a script. */
function shown(fold: Tag): Tag {
  return fold.without('popover').with('open', '')
}

function groupOf(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, value] of entries) {
    groups.set(name, [...(groups.get(name) ?? []), value.replace(/\r\n?/g, '\n')])
  }
  return groups
}

/** Made with each page, or told by it: they do not say which form it is. */
const ofThePage = ['idempotencyKey', 'version']

/** How much a form is the one that was sent; nothing or less is another. */
function likenessOf({ controls }: Form, sent: ReadonlyMap<string, readonly string[]>): number {
  const points = controls.map(({ name, kind, value }) => {
    if (ofThePage.includes(name)) return 0
    const values = sent.get(name)
    const isSame = values?.includes(value) ?? false
    if (kind === 'submit') return isSame ? 3 : 0
    if (kind === 'hidden') return isSame ? 3 : -5
    // A box that was not ticked is not sent.
    if (kind === 'checkbox' || kind === 'radio') return isSame ? 1 : 0
    return values ? 2 : -3
  })
  const names = new Set(controls.map(({ name }) => name))
  const others = [...sent.keys()].filter((name) => !names.has(name))
  return points.reduce<number>((sum, one) => sum + one, -2 * others.length)
}

/** What makes a field hold its share of what was sent, which is taken away. */
function changesOf(
  { tag, name, kind, value, options }: Control,
  sent: Map<string, string[]>,
): Change[] {
  const waiting = sent.get(name) ?? []
  switch (kind) {
    case 'submit':
      return []
    case 'hidden': {
      // One that goes with a box of the same name; and the version that was read, not what it is meanwhile.
      const at = name === 'version' ? 0 : waiting.indexOf(value)
      const [typed = value] = at < 0 ? [] : waiting.splice(at, 1)
      return typed === value ? [] : [replaced(tag, tag.with('value', typed))]
    }
    case 'checkbox':
    case 'radio': {
      const at = waiting.indexOf(value)
      if (at >= 0) waiting.splice(at, 1)
      if (at >= 0 === tag.has('checked')) return []
      return [replaced(tag, marked(at >= 0 ? tag.with('checked', '') : tag.without('checked')))]
    }
    case 'select':
      return choose(tag, options, waiting)
    default: {
      const typed = waiting.shift() ?? value
      if (typed === value) return []
      if (!tag.content) return [replaced(tag, marked(tag.with('value', typed)))]
      const { from, to } = tag.content
      return [replaced(tag, marked(tag)), { from, to, text: `\n${escapeMarkup(typed)}` }]
    }
  }
}

function choose(select: Tag, options: readonly Tag[], waiting: string[]): Change[] {
  const wanted = waiting.splice(0, select.has('multiple') ? waiting.length : 1)
  const isWanted = (option: Tag) => wanted.includes(option.get('value') ?? '')
  const others = options.filter((option) => isWanted(option) !== option.has('selected'))
  // What is none of its choices any more is not chosen.
  if (!options.some(isWanted) || others.length === 0) return []
  return [
    replaced(select, marked(select)),
    ...others.map((one) =>
      replaced(one, isWanted(one) ? one.with('selected', '') : one.without('selected')),
    ),
  ]
}

/** So that an island takes it over as if it were typed before the island was there. */
function marked(tag: Tag): Tag {
  return tag.with('data-typed', '')
}

function replaced({ from, to }: Tag, { text }: Tag): Change {
  return { from, to, text }
}

const notTyped = ['image', 'button', 'reset', 'file']

/** A field of a form, or a button that sends it; undefined for what is never sent again. */
function controlOf(tag: Tag, folds: readonly Tag[]): Control | undefined {
  const name = tag.get('name') ?? ''
  const usual = { input: 'text', button: 'submit' }[tag.name]
  const kind = usual ? (tag.get('type') ?? usual).toLowerCase() : tag.name
  if (name === '' || tag.has('disabled') || notTyped.includes(kind)) return undefined
  const isBox = kind === 'checkbox' || kind === 'radio'
  const value = tag.content?.text ?? tag.get('value') ?? (isBox ? 'on' : '')
  return { tag, name, kind, value, options: [], folds }
}

function formsOf(html: string): Form[] {
  const forms: (Form & { id: string })[] = []
  const elsewhere: { id: string; control: Control }[] = []
  const folds: Tag[] = []
  let form: Form | undefined
  let select: Control | undefined
  for (const tag of readTags(html)) {
    if (tag.name === 'form') {
      const method = (tag.get('method') ?? 'get').toLowerCase()
      if (!tag.isEnd) forms.push({ method, id: tag.get('id') ?? '', controls: [] })
      form = tag.isEnd ? undefined : forms.at(-1)
    } else if (['details', 'dialog'].includes(tag.name)) {
      if (tag.isEnd) folds.pop()
      else folds.push(tag)
    } else if (tag.name === 'option') {
      if (!tag.isEnd) select?.options.push(tag)
    } else if (tag.isEnd) {
      if (tag.name === 'select') select = undefined
    } else {
      const control = controlOf(tag, [...folds])
      if (tag.name === 'select') select = control
      const id = tag.get('form')
      if (control && id !== undefined) elsewhere.push({ id, control })
      else if (control) form?.controls.push(control)
    }
  }
  for (const { id, control } of elsewhere) {
    forms.find((one) => one.id === id)?.controls.push(control)
  }
  return forms
}

function withChanges(html: string, changes: readonly Change[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { from, to, text } of changes.toSorted((one, other) => one.from - other.from)) {
    pieces.push(html.slice(at, from), text)
    at = to
  }
  return [...pieces, html.slice(at)].join('')
}
