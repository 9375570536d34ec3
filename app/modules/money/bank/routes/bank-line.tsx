import { useActionData, useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Status } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { type PartyRow, partiesContract } from '#contract/firm/parties.ts'
import { bankContract } from '#contract/money/bank.ts'
import { bankMatchingContract, MatchInput } from '#contract/money/bank-matching.ts'
import { AdvanceHint } from '../components/advance-hint.tsx'
import { BookForms } from '../components/book-forms.tsx'
import { LineFacts } from '../components/line-facts.tsx'
import { MatchFacts } from '../components/match-facts.tsx'
import { MatchForm } from '../components/match-form.tsx'
import { OpenDocuments } from '../components/open-documents.tsx'
import { decimalFields, listFields, matchOfForm, problemsAtFields } from '../match-of-form.ts'
import { bankAccountPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm, can } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const ids = { ...inFirm, bankLineId: requireIdParam(args, 'bankLineId') }
  const line = await call(bankMatchingContract.getLine, ids)
  const isOpen = line.match === null && can('bank:edit')
  const canPay = isOpen && can('payment:edit')
  const asked = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 200)
  const q = asked ?? firstWord(line.name)
  const role = line.amount > 0 ? 'customer' : 'supplier'
  const [account, own, accounts, expenses, found, parties, panels] = await Promise.all([
    call(bankContract.getAccount, { ...inFirm, bankAccountCode: line.account }),
    isOpen ? call(bankContract.listAccounts, inFirm) : [],
    isOpen ? call(accountsContract.list, inFirm) : [],
    isOpen ? call(expensesContract.choices, inFirm) : null,
    canPay ? call(bankMatchingContract.findOpen, { ...ids, q }) : null,
    canPay && can('party:view')
      ? partiesFor(
          (query) => call(partiesContract.list, { ...inFirm, ...query, role, size: 200 }),
          q,
        )
      : null,
    loadPanels({ call, firm }, 'bankLine', ids.bankLineId),
  ])
  const head = pageMeta(args, { title: line.name || line.text })
  const choices = parties?.rows.map(({ id, name }) => ({ id, name })) ?? []
  const advance = can('invoice:edit') ? line.advance : null
  return { head, line, account, own, accounts, expenses, found, q, choices, panels, advance }
}

/** Whom the search finds, else all: a number of a document is nobody's name. */
async function partiesFor(
  list: (query: { q?: string }) => Promise<{ rows: PartyRow[] }>,
  q: string,
) {
  const found = q === '' ? undefined : await list({ q })
  return found && found.rows.length > 0 ? found : list({})
}

/** What is searched first: most often somebody whom the line names. */
function firstWord(name: string): string {
  return name.split(/\s+/).find((word) => word.length > 2) ?? ''
}

/** Matches the line, or takes its match back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, bankLineId: requireIdParam(args, 'bankLineId') }
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: decimalFields, lists: listFields, locale })
  const { intent, idempotencyKey } = form
  const { account, currency, amount } = await call(bankMatchingContract.getLine, ids)
  const path = bankAccountPath(firm.firmId, account)
  if (intent === 'undo') {
    const result = await attempt(form, () => call(bankMatchingContract.unmatch, ids))
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirectWithToast(args, path, { type: 'success', message: t('bank')('match.undone') })
  }
  const about = { currency, sign: amount < 0 ? (-1 as const) : (1 as const) }
  const read = MatchInput.safeParse(matchOfForm(intent, form.data, about))
  if (!read.success) {
    const problems = problemsAtFields(fieldProblems(read.error), form.data, about)
    return refuse({ values: form.values, problems })
  }
  const input = { ...ids, match: read.data }
  const result = await attempt(form, () =>
    call(bankMatchingContract.match, input, { idempotencyKey }),
  )
  if (result.refusal) {
    const problems = problemsAtFields(result.refusal.problems, form.data, about)
    return refuse({ ...result.refusal, problems }, result.status)
  }
  return redirectWithToast(args, path, { type: 'success', message: t('bank')('match.done') })
}

export default function BankLineRoute() {
  const { line, account, own, accounts, expenses, found, q, choices, panels, advance } =
    useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const nameOf = useAccountName()
  const { money } = useFormat()
  const { firm } = useFirm()
  const isOpen = line.match === null
  return (
    <>
      <PageHead
        title={`${line.name || line.text || t('line.nameless')} ${money(line.amount, line.currency)}`}
        mark={<Status kind={isOpen ? 'draft' : 'paid'}>{t(`state.${line.state}`)}</Status>}
        crumb={{ href: bankAccountPath(firm.firmId, account.code), label: nameOf(account) }}
      />
      <SheetRefusal refusal={refusal} />
      <LineFacts line={line} />
      {advance && <AdvanceHint advance={advance} />}
      {line.match && <MatchFacts match={line.match} line={line} />}
      {isOpen && <MatchForm line={line} />}
      {isOpen && found && <OpenDocuments line={line} found={found} q={q} refusal={refusal} />}
      {isOpen && expenses && (
        <BookForms
          line={line}
          own={own}
          accounts={accounts}
          expenses={expenses}
          parties={choices}
          refusal={refusal}
        />
      )}
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
