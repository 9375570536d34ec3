import type { StatusKind } from '#app/ui/index.ts'
import { keptNumberFormat } from '#contract/core/kept-formats.ts'
import type { FieldChange, HistoryEntry } from '#contract/firm/records.ts'
import type { Format } from '../format.ts'
import type { Translate } from '../i18n/translate.ts'
import { recordKinds, searchedKinds } from '../kind-names.ts'
import { settingFieldText, settingValueText } from './setting-words.ts'

type Texts = (namespace: string) => Translate

/** What a kind of record is called; what no module names is called by itself. */
export function kindText(texts: Texts, kind: string): string {
  const known = recordKinds.get(kind)
  if (known) return texts(known.moduleId)(known.labelKey)
  const t = texts('record')
  return t(`kind.${kind}`, { defaultValue: kind })
}

/** What was changed, by the name it had: a setting of one kind of record is named by that kind. */
export function subjectText(
  texts: Texts,
  { kind, title, recordId }: { kind: string; title: string; recordId: string },
): string {
  const name = title || (recordKinds.has(recordId) ? kindText(texts, recordId) : '')
  return `${kindText(texts, kind)} ${name}`.trim()
}

/** What several records of a kind are called. */
export function kindsText(texts: Texts, kind: string): string {
  const known = searchedKinds.get(kind)
  return known ? texts(known.moduleId)(known.labelKey) : kindText(texts, kind)
}

type Happened = Pick<HistoryEntry, 'action' | 'by' | 'amount' | 'currency' | 'detail'>

/** What happened, in words: those of the record's module, else the usual ones. */
export function historyText(texts: Texts, format: Format, kind: string, entry: Happened): string {
  const { action, amount, currency } = entry
  const money = amount === null || !currency ? '' : format.money(amount, currency)
  const gaps = { by: entry.by, detail: entry.detail, amount: money }
  const known = recordKinds.get(kind)
  const own = known ? texts(known.moduleId)(`history.${action}`, { ...gaps, defaultValue: '' }) : ''
  return own || actionText(texts, action)
}

/** What was done, whatever it was done to. */
export function actionText(texts: Texts, action: string): string {
  const t = texts('record')
  return t(`action.${action}`, { defaultValue: plainWords(action) })
}

const discs: Record<string, StatusKind> = {
  create: 'draft',
  duplicate: 'draft',
  view: 'viewed',
  pay: 'paid',
  applyCredit: 'paid',
  credit: 'paid',
  reversePayment: 'overdue',
  reverse: 'overdue',
  void: 'void',
  delete: 'void',
  archive: 'void',
  detach: 'void',
  deleteComment: 'void',
}

/** The disc before an entry of a history. */
export function historyDisc(action: string): StatusKind {
  return discs[action] ?? 'sent'
}

/** What a field is called, by its path: `lines.2.quantity` is "Line 2, quantity". */
export function fieldText(texts: Texts, kind: string, field: string): string {
  // A field that the firm added comes with its label.
  if (field.startsWith('custom.')) return field.slice('custom.'.length)
  const ofSetting = settingFieldText(texts, kind, field, (part) => partText(texts, kind, part))
  if (ofSetting !== undefined) return ofSetting
  const parts: string[] = []
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) parts.push(`${parts.pop() ?? ''} ${part}`.trim())
    else parts.push(partText(texts, kind, part))
  }
  return parts.join(', ')
}

function partText(texts: Texts, kind: string, part: string): string {
  const t = texts('record')
  const usual = t(`field.${part}`, { defaultValue: '' })
  if (usual) return usual
  const known = recordKinds.get(kind)
  const own = known ? texts(known.moduleId)(`field.${part}`, { defaultValue: '' }) : ''
  if (own) return own
  // What a role may do is named by what it does it to.
  const isOfRole = kind === 'role' && recordKinds.has(part)
  return isOfRole ? kindText(texts, part) : plainWords(part)
}

/** `unitPrice` is "Unit price": for what has no text, as a field of a module that is gone. */
function plainWords(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields whose values are words of their module: `state.open`. */
const worded: Readonly<Record<string, string>> = {
  state: 'state',
  status: 'state',
  stage: 'state',
  category: 'category',
}

/** The word for a value of such a field, or of one that every record has; empty where there is none. */
function valueWord(texts: Texts, kind: string, field: string, value: string): string {
  if (!/^[a-z]\w*$/i.test(value)) return ''
  const name = field.slice(field.lastIndexOf('.') + 1)
  const usual = texts('record')(`value.${name}.${value}`, { defaultValue: '' })
  if (usual) return usual
  const known = recordKinds.get(kind)
  const group = worded[name]
  return known && group ? texts(known.moduleId)(`${group}.${value}`, { defaultValue: '' }) : ''
}

/** Fields that hold what somebody or something is called: no number, whatever it looks like. */
const names = /number|reference|code|name|text|note|memo|description|account|phone|id$/i

/** A decimal text as the language writes it, with the decimals that it has. */
function decimalOf(field: string, value: string, { locale }: Format): string | undefined {
  const decimals = /^-?\d+\.(\d+)$/.exec(value)?.[1]
  if (!decimals || names.test(field)) return undefined
  const digits = { minimumFractionDigits: decimals.length, maximumFractionDigits: decimals.length }
  return keptNumberFormat(locale, digits).format(Number(value)).replace('-', '−')
}

/** A field's value as people write it. */
export function valueText(texts: Texts, format: Format, value: string): string {
  const t = texts('record')
  if (value === 'true') return t('yes')
  if (value === 'false') return t('no')
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value, 'medium')
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return format.dateTime(value)
  return value
}

/** A change as one line: "Town: Köln → Bonn". */
export function changeText(texts: Texts, format: Format, kind: string, change: FieldChange) {
  const t = texts('record')
  // A role of the firm's own has no text and is shown by its name.
  const shown = (value: string) =>
    settingValueText(texts, kind, change.field, value) ??
    (valueWord(texts, kind, change.field, value) ||
      (value === ''
        ? t('nothing')
        : (decimalOf(change.field, value, format) ?? valueText(texts, format, value))))
  return {
    field: fieldText(texts, kind, change.field),
    before: shown(change.before),
    after: shown(change.after),
  }
}
