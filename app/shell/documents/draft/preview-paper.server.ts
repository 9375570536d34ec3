import type { z } from 'zod'
import { closeGaps, type FormTree, setAt } from '#app/shell/form/form-tree.ts'
import { matchesPath } from '#app/shell/form/path-pattern.ts'
import type { Format } from '#app/shell/format.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { parseLocaleDecimal } from '#contract/core/locale-number.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { DocumentEditor } from '../document-editor.ts'
import { type Draft, isBlankLine, type TypedDiscount } from './draft.ts'

/**
 * The paper of what stands in the editor, though it may not be whole yet: what is no number counts
 * as nothing. Undefined while it is for nobody, or cannot be worked out.
 */
export async function previewPaper<Input extends z.ZodType>(
  editor: DocumentEditor<Input>,
  access: FirmAccess,
  draft: Draft,
  { locale }: Pick<Format, 'locale'>,
): Promise<PaperView | undefined> {
  if (!editor.paper || draft.partyId === '') return undefined
  const written = inputOfDraft(editor, draft, locale)
  const parsed = editor.input.safeParse(written)
  if (!parsed.success) return undefined
  try {
    const paper = await editor.paper(access, parsed.data)
    if (paper || written.exchangeRate !== '') return paper ?? undefined
    // No rate of the day is known yet: the paper itself needs none.
    const rated = editor.input.safeParse({ ...written, exchangeRate: '1' })
    return (rated.success && (await editor.paper(access, rated.data))) || undefined
  } catch (error) {
    if (error instanceof AppError && (error.code === 'invalid' || error.code === 'not_found'))
      return undefined
    throw error
  }
}

function inputOfDraft({ kind }: Pick<DocumentEditor, 'kind'>, draft: Draft, locale: string) {
  const decimal = (text: string) => parseLocaleDecimal(text.trim(), locale) ?? ''
  const dates = new Set(kind.head.filter(({ input }) => input === 'date').map(({ name }) => name))
  const own: FormTree = { issueDate: draft.issueDate }
  const isDecimal = (name: string) => matchesPath(name, kind.moreDecimals ?? [])
  for (const [name, value] of Object.entries(draft.own)) {
    if (value === '' && name.includes('.')) continue
    const empty = value === '' && dates.has(name)
    setAt<FormTree[string]>(own, name, empty ? null : isDecimal(name) ? decimal(value) : value)
  }
  const taken = closeGaps(own)
  return {
    ...(kind.take?.(taken) ?? taken),
    [kind.party.field]: draft.partyId,
    issueDate: draft.issueDate,
    currency: draft.currency,
    exchangeRate: decimal(draft.exchangeRate),
    priceMode: draft.priceMode,
    language: draft.language,
    discount: discountOf(draft.discount, decimal),
    notes: draft.notes,
    internalNote: draft.internalNote,
    lines: draft.lines
      .filter((line) => !isBlankLine(line))
      .map(({ boxes, ...line }) => ({
        ...boxes,
        itemId: line.itemId || null,
        description: line.description.trim() || '…',
        quantity: decimal(line.quantity) || '0',
        unit: line.unit,
        unitPrice: decimal(line.unitPrice) || '0',
        discount: discountOf(line.discount, decimal),
        taxCode: line.taxCode,
        heading: line.heading,
        textAbove: line.textAbove,
      })),
  }
}

function discountOf({ kind, value }: TypedDiscount, decimal: (text: string) => string) {
  const size = decimal(value)
  return size === '' ? null : { kind, value: size }
}
