import { useActionData, useLoaderData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { parseAmountForm } from '#app/shell/form/parse-amount-form.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useSession, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, Figure, LinkButton, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { OwnPayoutInput, ownWalletContract } from '#contract/person/own-wallet.ts'
import { OwnEntries } from '../components/own-entries.tsx'
import { PayoutForm } from '../components/payout-form.tsx'
import { PayoutTable } from '../components/payout-table.tsx'
import { ownWalletPath, statementFilePath } from '../paths.ts'

export async function loader(args: Args) {
  const [{ t }, wallet] = await Promise.all([
    getVisit(args),
    upstream(args).call(ownWalletContract.get, undefined),
  ])
  return { head: pageMeta(args, { title: t('own-wallet')('title') }), wallet }
}

/** Asks for a payout. */
export async function action(args: Args) {
  const { t, format } = await getVisit(args)
  const { locale } = format
  const { call } = upstream(args)
  const form = await readForm(args.request, { decimals: ['amount'], locale })
  const { value, refusal } = parseAmountForm(OwnPayoutInput, form)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attemptConfirmed(args, form, () =>
    call(ownWalletContract.requestPayout, value, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, ownWalletPath, {
    type: 'success',
    message: t('own-wallet')('payout.asked'),
  })
}

export default function WalletRoute() {
  const { wallet } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('own-wallet')
  const { money } = useFormat()
  const { user } = useSession()
  const { balances, entries, payouts } = wallet
  const earnings = balances.filter(
    ({ purpose, balance, held }) => purpose === 'earnings' && balance > held,
  )
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={t('sentence')}
        actions={
          entries.length > 0 && (
            <>
              <LinkButton icon="file-spreadsheet" href={`${statementFilePath}?as=csv`}>
                CSV
              </LinkButton>
              <LinkButton icon="download" href={`${statementFilePath}?as=pdf`}>
                PDF
              </LinkButton>
            </>
          )
        }
      />
      {balances.length === 0 && <Empty title={t('none')}>{t('noneWords')}</Empty>}
      {balances.length > 0 && (
        <Rules columns={balances.length > 1 ? 'two' : undefined}>
          {balances.map(({ purpose, currency, balance, held }) => (
            <Figure
              key={`${purpose}${currency}`}
              label={t(`purpose.${purpose}`)}
              value={money(balance, currency)}
              detail={
                held > 0 ? t('held', { amount: money(held, currency) }) : t(`words.${purpose}`)
              }
            />
          ))}
        </Rules>
      )}
      {earnings.length > 0 && !user.isDemo && (
        <Rules>
          <RulesCell title={t('payout.title')}>
            <PayoutForm earnings={earnings} refusal={refusal} />
          </RulesCell>
        </Rules>
      )}
      {payouts.length > 0 && (
        <Rules>
          <RulesCell title={t('payout.several')} isFlush>
            <PayoutTable payouts={payouts} />
          </RulesCell>
        </Rules>
      )}
      {entries.length > 0 && (
        <Rules>
          <RulesCell title={t('entries')} isFlush>
            <OwnEntries entries={entries} />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}

export const meta = headOf
