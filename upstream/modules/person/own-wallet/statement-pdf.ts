import type { Language } from '#contract/core/fields.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { paperTexts } from '../../../documents/paper/texts/paper-texts.ts'
import {
  statementColumns,
  statementTexts,
} from '../../../documents/paper/texts/wallet-statement-texts.ts'
import type { PaperDocument } from '../../../documents/pdf/paper.ts'
import type { Call } from '../../../identity/call.ts'
import { requireIdentity } from '../../../identity/identity.ts'
import { balancesOf, getOwnEntries } from './read.ts'

const homes: Record<Language, string> = { en: 'GB', de: 'DE', it: 'IT', ru: 'RU', es: 'ES' }

/** Everything the platform ever owed to whoever asks, in their language. */
export async function printOwnStatement(call: Call): Promise<File> {
  const { user } = requireIdentity(call)
  const { language } = user
  const texts = paperTexts[language]
  const words = statementTexts[language]
  const format = paperFormat(language, homes[language])
  const [entries, balances] = await Promise.all([getOwnEntries(call), balancesOf(call, user.id)])
  const today = new Date(call.now)
  const document: PaperDocument = {
    kind: 'walletStatement',
    language,
    paper: 'A4',
    isDraft: false,
    title: words.title,
    number: null,
    seller: { name: 'Firmament', lines: [] },
    buyer: { label: words.of, name: user.name, lines: [user.email] },
    facts: [{ label: words.span, value: format.date(today.toISOString().slice(0, 10)) }],
    columns: statementColumns(words, words.balance),
    rows: entries
      .filter(({ amount }) => amount !== 0)
      .map(({ at, type, note, amount, balanceAfter, currency }) => ({
        description: `${format.date(at.slice(0, 10))} · ${words.types[type]}`,
        detail: note,
        quantity: '',
        discount: '',
        tax: '',
        price: format.money(amount, currency),
        amount: format.money(balanceAfter, currency),
      })),
    totals: balances.map(({ balance, currency }) => ({
      kind: 'strong',
      label: words.closing,
      value: format.money(balance, currency),
    })),
    taxNotes: [],
    foot: { facts: [], lines: [] },
    carry: { forward: texts.carriedForward, brought: texts.broughtForward },
    pageLabel: texts.page,
  }
  const { renderPdf } = await import('../../../documents/pdf/render-pdf.ts')
  const bytes = await renderPdf(document, today)
  return new File([bytes], 'statement.pdf', { type: 'application/pdf' })
}
