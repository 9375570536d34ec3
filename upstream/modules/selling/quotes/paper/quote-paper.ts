import type { PaperView } from '#contract/core/paper.ts'
import type { QuotePaperForm } from '#contract/selling/quotes.ts'
import { composePaper, paperWords, wordsOf } from '../../../../documents/paper/compose-paper.ts'
import { customRows, type PaperField } from '../../../../documents/paper/custom-rows.ts'
import type { PaperFormat } from '../../../../documents/paper/paper-format.ts'
import type { PaperForm, PaperSource } from '../../../../documents/paper/paper-source.ts'
import { storedPaperSource } from '../../../../documents/paper/stored-source.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import type { Reader } from '../../../../firm/store.ts'
import { dateIn } from '../../../../firm/today.ts'
import { printedFields } from '../../../firm/custom-fields/index.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { type LineRecord, linesOf, type QuoteRecord } from '../reader.ts'
import { answerOf } from '../view.ts'
import { quotePaperTexts } from './texts.ts'

type Texts = Readonly<Record<keyof (typeof quotePaperTexts)['en'], string>>

/** What of a quote its paper shows, apart from its lines. */
type PaperQuote = Parameters<typeof storedPaperSource>[1] extends infer Stored
  ? Omit<Stored, 'partyId'> &
      Pick<
        QuoteRecord,
        'customerId' | 'custom' | 'state' | 'revision' | 'validUntil' | 'terms' | 'answer' | 'total'
      >
  : never

/** A quote, stored or not, as its paper and what that is made from. */
export function readQuotePaper(
  reader: Reader,
  row: PaperQuote,
  form: QuotePaperForm,
  lines: readonly LineRecord[],
): { source: PaperSource; view: PaperView } {
  const stored = storedPaperSource(reader, { ...row, partyId: row.customerId }, lines)
  const texts = wordsOf(quotePaperTexts, stored)
  const source: PaperSource = {
    ...stored,
    lines: stored.lines.map((line, at) => ({ ...line, ...remarkOf(lines[at], row, texts) })),
  }
  const { format } = paperWords(source)
  const { timeZone } = getFirmProfile(reader)
  const addedFields = printedFields(reader, 'quote', row)
  const own = quoteForm(source, row, { texts, format, timeZone, addedFields })
  const view = composePaper(source, form === 'quote' ? own : proForma(source, row, own, texts))
  return { source, view }
}

/** A quote as paper for the screen. */
export function composeQuotePaper(
  reader: Reader,
  row: QuoteRecord,
  form: QuotePaperForm = 'quote',
): PaperView {
  return readQuotePaper(reader, row, form, linesOf(reader, row.id)).view
}

type Wording = {
  texts: Texts
  format: PaperFormat
  timeZone: string
  addedFields: readonly PaperField[]
}

function quoteForm(source: PaperSource, row: PaperQuote, wording: Wording): PaperForm {
  const { texts, format } = wording
  const { state, revision, issueDate, validUntil, terms } = row
  const words = paperWords(source).texts
  const remark =
    state === 'draft' || state === 'expired' || state === 'declined' ? state : undefined
  return {
    kind: 'quote',
    isDraft: state === 'draft',
    title: remark ? `${texts.quote}, ${texts[remark]}` : texts.quote,
    partyLabel: texts.offeredTo,
    facts: [
      { label: texts.issued, value: format.date(issueDate) },
      { label: texts.validUntil, value: format.date(validUntil) },
      { label: texts.version, value: revision > 1 ? String(revision) : '' },
      ...customRows(wording.addedFields, format, source.language),
    ],
    total: { label: words.total, kind: 'balance' },
    balance: [],
    dueDate: validUntil,
    payment: null,
    footLines: [standing(row, wording)],
    terms: terms === '' ? null : { label: texts.terms, text: terms },
  }
}

/** The same sums as an advance notice of the invoice, with where to pay. */
function proForma(source: PaperSource, row: PaperQuote, form: PaperForm, texts: Texts): PaperForm {
  return {
    ...form,
    kind: 'proForma',
    title: form.isDraft ? `${texts.proForma}, ${texts.draft}` : texts.proForma,
    partyLabel: paperWords(source).texts.billedTo,
    payment: { reference: row.number ?? '', amount: form.isDraft ? null : row.total },
    footLines: [texts.proFormaWords],
  }
}

function standing(row: PaperQuote, { texts, format, timeZone }: Wording): string {
  if (row.state === 'open') return fillText(texts.acceptBy, { date: format.date(row.validUntil) })
  const answer = answerOf(row)
  if (!answer || row.state === 'declined') return ''
  const date = format.date(dateIn(timeZone, new Date(answer.at)))
  return fillText(texts.accepted, { name: answer.name, date })
}

/** What is said of a line that the customer may choose, while there is a choice. */
function remarkOf(
  line: LineRecord | undefined,
  { state }: Pick<QuoteRecord, 'state'>,
  texts: Texts,
) {
  if (!line) return {}
  const isOpen = state === 'draft' || state === 'open'
  const said = [
    line.isOptional ? (line.isChosen ? texts.optionalTaken : texts.optional) : '',
    line.hasFreeQuantity && isOpen ? texts.freeQuantity : '',
  ].filter((text) => text !== '')
  return { remark: said.join(', '), isLeftOut: !line.isChosen }
}
