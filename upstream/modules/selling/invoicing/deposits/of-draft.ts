import { Language } from '#contract/core/fields.ts'
import type { DepositInput } from '#contract/selling/deposits.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { paperFormat } from '../../../../documents/paper/paper-format.ts'
import { fillText } from '../../../../documents/paper/texts/paper-texts.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { findRate } from '../../../books/rates/index.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { getStoredParty } from '../../../firm/parties/index.ts'
import { linkRecords } from '../../../firm/records/index.ts'
import { documentInput } from '../document-input.ts'
import { requireDraft } from '../draft.ts'
import { type DocumentRow, getDocument, type LineRow, linesOf } from '../reader.ts'
import { refusal } from '../refusal.ts'
import { type DepositParts, depositLines, depositParts, sumsByCode } from './amounts.ts'
import { countedDeposits } from './choose.ts'
import { createDepositDraft } from './create.ts'
import { chosenIds, saveChosen } from './store.ts'
import { depositWords } from './texts.ts'

/**
 * Makes the draft of a deposit or progress invoice on what another draft invoices, which deducts it
 * when it becomes final.
 * @throws AppError not_found; conflict for what is no draft of an invoice; invalid at `value`
 */
export function createDepositOfDraft(
  writer: Writer,
  context: FirmContext,
  invoiceId: string,
  input: DepositInput,
): { invoiceId: string } {
  const draft = requireDraft(writer, context, invoiceId)
  if (draft.purpose !== '') throw refusal('depositNotUsable')
  const lines = linesOf(writer, invoiceId)
  const chosen = chosenIds(writer, invoiceId)
  const before = countedDeposits(chosen.map((id) => getDocument(writer, id)))
  const asked = depositParts(input, {
    currency: draft.currency,
    priceMode: draft.priceMode,
    sums: sumsByCode(lines),
    before: sumsByCode(before.flatMap(({ id }) => linesOf(writer, id))),
  })
  const isProgress = input.kind === 'progress'
  const deposit = createDepositDraft(
    writer,
    context,
    depositInput(writer, context, { draft, lines, asked, input }),
    {
      purpose: isProgress ? 'progress' : 'deposit',
      progress: isProgress ? input.value : '',
      quoteId: null,
    },
  )
  saveChosen(writer, invoiceId, [...chosen, deposit.id])
  linkRecords(writer, context, {
    from: { kind: 'invoice', id: deposit.id },
    relation: 'convertedTo',
    to: { kind: 'invoice', id: invoiceId },
  })
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'deposit',
    title: draft.customerName,
    after: { ...input, invoiceId: deposit.id, total: deposit.total },
  })
  return { invoiceId: deposit.id }
}

type Parts = { draft: DocumentRow; lines: LineRow[]; asked: DepositParts; input: DepositInput }

function depositInput(
  writer: Writer,
  context: FirmContext,
  { draft, lines, asked, input: { kind, value } }: Parts,
): InvoiceInput {
  const { baseCurrency, address, paymentTermsDays: usual } = getFirmProfile(writer)
  const { paymentTermsDays } = getStoredParty(writer, draft.customerId)
  const issueDate = firmDate(writer, context)
  const rate = findRate(writer, baseCurrency, draft.currency, issueDate)?.rate
  const language = Language.parse(draft.language)
  const percent = paperFormat(language, address.country).percent
  return InvoiceInput.parse({
    ...documentInput(draft, []),
    issueDate,
    supplyDate: null,
    dueDate: null,
    instalments: [],
    discount: null,
    priceMode: asked.priceMode,
    exchangeRate: rate ?? draft.exchangeRate,
    paymentTermsDays: paymentTermsDays ?? usual,
    notes: '',
    internalNote: '',
    lines: depositLines(asked, draft.currency, (taxCode) =>
      fillText(depositWords[language][kind], {
        percent: kind === 'amount' ? '' : percent(value),
        subject: subjectOf(lines.filter((line) => line.taxCode === taxCode)),
      }),
    ),
  })
}

const namedLines = 3

/** What is to be supplied: the names of the first lines, as the law wants it described. */
function subjectOf(lines: readonly LineRow[]): string {
  const names = lines.map(({ description }) => description.split('\n')[0] ?? '')
  const shown = names.slice(0, namedLines).join(', ')
  return names.length > namedLines ? `${shown} …` : shown
}
