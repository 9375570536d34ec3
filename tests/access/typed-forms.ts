import { readTags, type Tag } from '#app/shell/session/html-tags.ts'

/** A field of a form as it stands on a page. */
type Control = { name: string; kind: string; tag: Tag; options: Tag[] }
export type Form = { action: string; controls: Control[] }

/** The forms of a page that post, with the fields that stand in them or name them. */
export function postFormsOf(html: string): Form[] {
  const forms: (Form & { id: string; method: string })[] = []
  let form: Form | undefined
  let select: Control | undefined
  const elsewhere: { id: string; control: Control }[] = []
  for (const tag of readTags(html)) {
    if (tag.name === 'form') {
      form = undefined
      if (tag.isEnd) continue
      const of = (name: string) => tag.get(name) ?? ''
      forms.push({ action: of('action'), method: of('method'), id: of('id'), controls: [] })
      form = forms.at(-1)
    } else if (tag.name === 'option') {
      if (!tag.isEnd) select?.options.push(tag)
    } else if (tag.isEnd) {
      if (tag.name === 'select') select = undefined
    } else if (tag.name !== 'details') {
      const usual = { input: 'text', button: 'submit' }[tag.name]
      const kind = usual ? (tag.get('type') ?? usual) : tag.name
      const control = { name: tag.get('name') ?? '', kind, tag, options: [] }
      if (kind === 'select') select = control
      const id = tag.get('form')
      if (id === undefined) form?.controls.push(control)
      else elsewhere.push({ id, control })
    }
  }
  for (const { id, control } of elsewhere) {
    forms.find((one) => one.id === id)?.controls.push(control)
  }
  return forms.filter(({ method }) => method === 'post')
}

type Typed = { body: URLSearchParams; changed: [name: string, value: string][] }

const usual: Readonly<Record<string, string>> = {
  date: '2027-03-04',
  month: '2027-03',
  time: '10:35',
  'datetime-local': '2027-03-04T10:35',
  email: 'zz@typed.example',
  url: 'https://typed.example/',
  number: '7',
}
const notSent = ['button', 'reset', 'file', 'image']

/** What a person would send who changes every field of a form and presses its first button. */
export function typeInto({ controls }: Form): Typed {
  const body = new URLSearchParams()
  const changed: Typed['changed'] = []
  const send = (name: string, value: string, isOther: boolean) => {
    body.append(name, value)
    if (isOther) changed.push([name, value])
  }
  const known = new Set<string>()
  for (const [at, { name, kind, tag, options }] of controls.entries()) {
    if (name === '' || tag.has('disabled') || notSent.includes(kind)) continue
    const value = tag.get('value') ?? ''
    if (kind === 'submit') {
      if (!known.has('submit')) send(name, value, false)
      known.add('submit')
    } else if (kind === 'hidden' || tag.has('readonly')) {
      send(name, value, false)
    } else if (kind === 'select') {
      const now = options.find((one) => one.has('selected')) ?? options[0]
      const others = options.filter((one) => one !== now && !one.has('disabled'))
      const chosen = others.at(-1)?.get('value') ?? now?.get('value')
      if (chosen !== undefined) send(name, chosen, others.length > 0)
    } else if (kind === 'checkbox') {
      if (!tag.has('checked')) send(name, tag.get('value') ?? 'on', true)
    } else if (kind === 'radio') {
      const group = controls.filter((one) => one.kind === 'radio' && one.name === name)
      const others = group.filter((one) => !one.tag.has('checked') && !one.tag.has('disabled'))
      const chosen = others.at(-1) ?? group[0]
      if (!known.has(name) && chosen) send(name, chosen.tag.get('value') ?? 'on', others.length > 0)
      known.add(name)
    } else if (kind === 'password' || name === 'token') {
      // What is secret is typed anew.
      send(name, 'secret', false)
    } else {
      const isNumber = /numeric|decimal/.test(tag.get('inputmode') ?? '')
      const text = usual[kind] ?? (isNumber ? `1${at}` : `Zz ${at} ä<"&`)
      send(name, text.slice(0, Number(tag.get('maxlength') ?? 1000)), true)
    }
  }
  return { body, changed }
}

/** What the fields of a page's forms hold, by name. */
export function valuesOn(html: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { name, kind, tag, options } of postFormsOf(html).flatMap((one) => one.controls)) {
    const isBox = kind === 'checkbox' || kind === 'radio'
    if (isBox && !tag.has('checked')) continue
    const chosen = options.find((one) => one.has('selected')) ?? options[0]
    const value = kind === 'select' ? chosen?.get('value') : (tag.content?.text ?? tag.get('value'))
    values.set(name, [...(values.get(name) ?? []), value ?? (isBox ? 'on' : '')])
  }
  return values
}
