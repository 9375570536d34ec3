import { useActionData, useLoaderData } from '@remix-run/react'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { Figure, PageHead, Rules, RulesCell, Stack, Status, text } from '#app/ui/index.ts'
import { type Wallet, walletsContract } from '#contract/money/wallets.ts'
import { EntryTable } from '../components/entry-table.tsx'
import { PayoutList } from '../components/payout-list.tsx'
import { ReasonDialog } from '../components/reason-dialog.tsx'
import { WalletActions } from '../components/wallet-actions.tsx'
import { walletsPath } from '../paths.ts'
import { actOnWallet } from '../wallet-action.server.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, walletId: requireIdParam(args, 'walletId') }
  const [wallet, panels] = await Promise.all([
    call(walletsContract.get, ids),
    loadPanels({ call, firm }, 'wallet', ids.walletId),
  ])
  return { head: pageMeta(args, { title: wallet.number }), wallet, panels }
}

export function action(args: Args) {
  return actOnWallet(args)
}

export default function WalletDetailRoute() {
  const { wallet, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('wallets')
  const { firm, can } = useFirm()
  const { number, kind, entries, payouts, currency, codeEnd, isBlocked } = wallet
  const isEditor = can('wallet:edit')
  const takeBackId = (entryId: string) => `take-back-${entryId}`
  return (
    <Stack gap="s4">
      <PageHead
        title={number}
        mark={isBlocked && <Status kind="void">{t('field.isBlocked')}</Status>}
        sentence={[t(`kind.${kind}`), codeEnd && `…${codeEnd}`].filter(Boolean).join(' ')}
        crumb={{ href: walletsPath(firm.firmId), label: t('list.title') }}
        actions={<WalletActions wallet={wallet} />}
      />
      <SheetRefusal refusal={refusal} />
      <div>
        <Figures wallet={wallet} />
        <Rules>
          <RulesCell title={t('entry.latest')} isFlush>
            <EntryTable
              caption={t('entry.latest')}
              currency={currency}
              entries={entries}
              {...(isEditor && { takeBackId })}
            />
          </RulesCell>
        </Rules>
        {payouts.length > 0 && (
          <Rules>
            <RulesCell title={t('payout.several')} isFlush>
              <PayoutList payouts={payouts} currency={currency} />
            </RulesCell>
          </Rules>
        )}
      </div>
      <RecordPanels of={panels} />
      {isEditor &&
        entries
          .filter(({ isReversible }) => isReversible)
          .map(({ id, documentNumber }) => (
            <ReasonDialog
              key={id}
              id={takeBackId(id)}
              title={t('takeBack.title')}
              words={t('takeBack.words', { number: documentNumber })}
              intent="takeBack"
              submit={t('takeBack.open')}
              about={{ name: 'walletEntryId', value: id }}
            />
          ))}
    </Stack>
  )
}

function Figures({ wallet }: { wallet: Wallet }) {
  const t = useT('wallets')
  const { money, date } = useFormat()
  const { firm, can } = useFirm()
  const { balance, held, currency, customerId, customerName, kind, expiresOn } = wallet
  const isOwed = wallet.isOver && balance > 0
  const isLinked = customerId !== '' && can('party:view')
  return (
    <Rules columns="three">
      <Figure
        label={t('field.balance')}
        value={money(balance, currency)}
        detail={
          kind === 'giftCard'
            ? expiresOn === null
              ? t('card.never')
              : t(isOwed ? 'card.owed' : 'card.until', { date: date(expiresOn, 'long') })
            : t('balanceWords')
        }
      />
      <Figure label={t('field.held')} value={money(held, currency)} detail={t('heldWords')} />
      <Figure
        label={t('field.free')}
        value={money(balance - held, currency)}
        detail={
          isLinked ? (
            <a className={text.link} href={partyPath(firm.firmId, customerId)}>
              {customerName}
            </a>
          ) : (
            customerName
          )
        }
      />
    </Rules>
  )
}

export const meta = headOf
