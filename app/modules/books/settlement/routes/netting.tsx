import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead } from '#app/ui/index.ts'
import { settlementContract } from '#contract/books/settlement.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { NettingForm } from '../components/netting-form.tsx'
import { NettingQuestion } from '../components/netting-question.tsx'
import { net, netted, tooEarly } from '../netting.server.ts'
import { nettingPath } from '../paths.ts'

/** The last day that a document can have: by then whatever is dated ahead is open. */
const lastDay = '2199-12-31'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const [party, items] = await Promise.all([
    call(partiesContract.get, ids),
    call(settlementContract.listOpen, ids),
  ])
  const title = t('settlement')('netting.title', { name: party.name })
  const choices = netted(items)
  const isNone = choices.receivables.length === 0
  const later = isNone ? await call(settlementContract.listOpen, { ...ids, asOf: lastDay }) : []
  const early = tooEarly(later, todayIn(firm.timeZone)).map(({ documentNumber: number, date }) => ({
    number,
    date,
  }))
  return { head: pageMeta(args, { title }), party, ...choices, early }
}

/** Asks, and does it once that was confirmed. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const [{ t }, { locale, money }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: access.firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const items = await access.call(settlementContract.listOpen, ids)
  const outcome = await net(access, form, ids.partyId, items)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  if (outcome.question) return data({ question: outcome.question, refusal: undefined })
  const { amount, currency } = outcome.done
  return redirectWithToast(args, partyPath(ids.firmId, ids.partyId), {
    type: 'success',
    message: t('settlement')('netting.done', { amount: money(amount, currency) }),
  })
}

export default function NettingRoute() {
  const { party, receivables, payables, early } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('settlement')
  const { firm } = useFirm()
  const { date: day } = useFormat()
  const back = partyPath(firm.firmId, party.id)
  const question = answer && 'question' in answer ? answer.question : undefined
  const canNet = receivables.length > 0 && payables.length > 0
  return (
    <>
      <PageHead
        title={t('netting.title', { name: party.name })}
        sentence={t('netting.sentence')}
        crumb={{ href: back, label: party.name }}
      />
      {question && (
        <NettingQuestion question={question} backHref={nettingPath(firm.firmId, party.id)} />
      )}
      {!question && canNet && (
        <NettingForm
          receivables={receivables}
          payables={payables}
          initial={{}}
          refusal={answer?.refusal}
          cancelHref={back}
        />
      )}
      {!question && !canNet && (
        <Empty title={t('netting.none')}>
          {early.length === 0
            ? t('netting.noneWords')
            : early.map(({ number, date }) => (
                <span key={number}>
                  {t('netting.early', { number, date: day(date, 'medium') })}{' '}
                </span>
              ))}
        </Empty>
      )}
    </>
  )
}

export const meta = headOf
