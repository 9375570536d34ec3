import type { ReactNode } from 'react'
import { useAccountName } from '#app/shell/account-name.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, LinkButton, PageHead, Rules, Tabs } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { BankAccount } from '#contract/money/bank.ts'
import {
  bankAccountPath,
  bankFeedPath,
  bankPath,
  bankUploadPath,
  statementsPath,
} from '../paths.ts'

type AccountHeadProps = {
  account: BankAccount
  current: 'open' | 'matched' | 'all' | 'statements'
  actions?: ReactNode
}

/** Head of an account: what it has by the books and by the bank, what lies between, and its tabs. */
export function AccountHead({ account, current, actions }: AccountHeadProps) {
  const t = useT('bank')
  const nameOf = useAccountName()
  const { firm, can } = useFirm()
  const { number } = useFormat()
  const { code, iban, openLines } = account
  const path = bankAccountPath(firm.firmId, code)
  const tabs = [
    { name: 'open', href: path, count: openLines > 0 ? number(openLines) : undefined },
    { name: 'matched', href: `${path}?state=matched` },
    { name: 'all', href: `${path}?state=all` },
    { name: 'statements', href: statementsPath(firm.firmId, code) },
  ]
  return (
    <>
      <PageHead
        title={nameOf(account)}
        sentence={readableIban(iban) || t('account.sentence')}
        crumb={{ href: bankPath(firm.firmId), label: t('list.title') }}
        actions={
          <>
            {actions}
            {can('bank:view') && (
              <LinkButton icon="plug" href={bankFeedPath(firm.firmId, code)}>
                {t('feed.open')}
              </LinkButton>
            )}
            {can('bank:edit') && (
              <LinkButton kind="primary" icon="upload" href={bankUploadPath(firm.firmId, code)}>
                {t('import.open')}
              </LinkButton>
            )}
          </>
        }
      />
      <AccountFigures account={account} />
      <Tabs
        isPadded
        label={t('account.tabs')}
        tabs={tabs.map(({ name, ...tab }) => ({
          ...tab,
          label: t(`tab.${name}`),
          isCurrent: name === current,
        }))}
      />
    </>
  )
}

function AccountFigures({ account }: { account: BankAccount }) {
  const t = useT('bank')
  const { money, date } = useFormat()
  const { bookBalance, bankBalance, bankDate, currency, openAmount, unmatchedBooks } = account
  const { unexplained } = account
  const agrees = bookBalance === bankBalance ? 'figure.explained' : 'figure.inOpenLines'
  return (
    <Rules columns="four">
      <Figure
        label={t('figure.books')}
        value={money(bookBalance, currency)}
        detail={t('figure.booksDetail')}
      />
      <Figure
        label={t('figure.bank')}
        value={bankBalance === null ? '–' : money(bankBalance, currency)}
        detail={bankDate ? date(bankDate, 'long') : t('list.noStatement')}
      />
      <Figure
        label={t('figure.open')}
        value={money(openAmount, currency)}
        detail={t('figure.openDetail', { amount: money(unmatchedBooks, currency) })}
      />
      <Figure
        label={t('figure.unexplained')}
        value={unexplained === null ? '–' : money(0 - unexplained, currency)}
        detail={unexplained !== null && t(unexplained === 0 ? agrees : 'figure.unexplainedDetail')}
      />
    </Rules>
  )
}
