import { useActionData, useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import { answerWith } from '#app/shell/answers.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, SheetPad } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { bankContract } from '#contract/money/bank.ts'
import { bankFeedsContract } from '#contract/money/bank-feeds.ts'
import { FeedFacts } from '../components/feed-facts.tsx'
import { BeginFeed, FinishFeed, GoingToBank } from '../components/feed-forms.tsx'
import { type FeedCountry, feedCountries } from '../feed-countries.ts'
import { bankAccountPath, bankFeedPath, bankUploadPath } from '../paths.ts'
import { requireBankAccountCode } from '../require-bank-account-code.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm, can } = access
  const { t } = await getVisit(args)
  const { searchParams } = new URL(args.request.url)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const [account, { isAvailable, feed }] = await Promise.all([
    call(bankContract.getAccount, ids),
    call(bankFeedsContract.getFeed, ids),
  ])
  const country = countryOf(searchParams.get('country') ?? feed?.country ?? firm.country)
  const isChosen = isAvailable && feed?.state !== 'live' && can('bank:edit')
  const banks = isChosen ? await loadBanks(access, country) : null
  const { state, code, error } = Object.fromEntries(searchParams)
  return {
    head: pageMeta(args, { title: t('bank')('feed.title') }),
    ...{ account, feed, isAvailable, country, banks },
    back: feed?.state === 'begun' && state && code ? { state, code } : null,
    isDeclined: Boolean(error),
  }
}

/** Banks to choose from; null where the provider does not answer now. */
async function loadBanks({ call, firm }: FirmAccess, country: FeedCountry) {
  try {
    const query = { firmId: firm.firmId, country }
    return (await call(bankFeedsContract.listFeedBanks, query)).rows.map(({ name }) => name)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return null
    throw error
  }
}

function countryOf(wanted: string): FeedCountry {
  return feedCountries.find((country) => country === wanted) ?? 'DE'
}

/** Begins a consent, finishes it with what the bank sent, fetches now, or ends the feed. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const form = await readForm(args.request)
  const back = bankFeedPath(firm.firmId, ids.bankAccountCode)
  if (form.intent === 'begin') {
    const input = { ...ids, country: textAt(form.data, 'country'), bank: textAt(form.data, 'bank') }
    const result = await attempt(form, () => call(bankFeedsContract.beginFeed, input, form))
    if (result.refusal) return refuse(result.refusal, result.status)
    // No redirect: the policy `form-action 'self'` would stop it, as the answer to a form.
    const { url } = result.value
    return answerWith(
      { url, refusal: undefined },
      { headers: new Headers({ refresh: `0; url=${url}` }) },
    )
  }
  if (form.intent === 'end') {
    const result = await attempt(form, () => call(bankFeedsContract.endFeed, ids, form))
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirectWithToast(args, back, { type: 'success', message: t('bank')('feed.done.end') })
  }
  const isFinish = form.intent === 'finish'
  if (!isFinish && form.intent !== 'fetch') throw new AppError('malformed', 'An unknown intent')
  const sent = { ...ids, state: textAt(form.data, 'state'), code: textAt(form.data, 'code') }
  const result = await attempt(form, () =>
    isFinish
      ? call(bankFeedsContract.finishFeed, sent, form)
      : call(bankFeedsContract.fetchFeed, ids, form),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('bank')('feed.done.fetch', { count: result.value.newLines })
  const path = isFinish ? bankAccountPath(firm.firmId, ids.bankAccountCode) : back
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function BankFeedRoute() {
  const { account, feed, isAvailable, country, banks, back, isDeclined } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refusal = answer?.refusal
  const url = answer && 'url' in answer ? answer.url : undefined
  const t = useT('bank')
  const nameOf = useAccountName()
  const { firm, can } = useFirm()
  const href = bankAccountPath(firm.firmId, account.code)
  return (
    <>
      <PageHead
        title={t('feed.title')}
        sentence={t('feed.sentence')}
        crumb={{ href, label: nameOf(account) }}
      />
      {refusal && !banks && (
        <SheetPad>
          <RefusalSummary refusal={refusal} />
        </SheetPad>
      )}
      {!isAvailable && !feed && (
        <Empty
          title={t('feed.none')}
          actions={
            can('bank:edit') && (
              <LinkButton
                kind="primary"
                icon="upload"
                href={bankUploadPath(firm.firmId, account.code)}
              >
                {t('import.open')}
              </LinkButton>
            )
          }
        >
          {t('feed.noneWords')}
        </Empty>
      )}
      {feed && feed.state !== 'begun' && <FeedFacts feed={feed} />}
      {url && <GoingToBank url={url} />}
      {back && feed && <FinishFeed bank={feed.bank} {...back} />}
      {!back && !url && can('bank:edit') && isAvailable && feed?.state !== 'live' && (
        <BeginFeed
          refusal={refusal}
          bank={feed?.bank ?? ''}
          cancelHref={href}
          {...{ banks, country, isDeclined }}
        />
      )}
    </>
  )
}

/** Carries the address of the bank, where the page goes by itself. */
export function headers({ actionHeaders }: { actionHeaders: Headers }) {
  return actionHeaders
}

export const meta = headOf
