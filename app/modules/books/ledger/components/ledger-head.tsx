import type { ReactNode } from 'react'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { PageHead, Tabs } from '#app/ui/index.ts'
import {
  accountsPath,
  journalPath,
  ledgerPath,
  locksPath,
  manualEntriesPath,
  verificationPath,
} from '../paths.ts'

const pages = {
  balances: ledgerPath,
  journal: journalPath,
  entries: manualEntriesPath,
  accounts: accountsPath,
  locks: locksPath,
  verification: verificationPath,
}

type LedgerHeadProps = { current: keyof typeof pages; actions?: ReactNode }

/** Head of the books with a tab for each of their pages. */
export function LedgerHead({ current, actions }: LedgerHeadProps) {
  const t = useT('ledger')
  const { firm } = useFirm()
  const tabs = Object.entries(pages).map(([page, path]) => ({
    href: path(firm.firmId),
    label: t(`tab.${page}`),
    isCurrent: page === current,
  }))
  return (
    <>
      <PageHead title={t(`tab.${current}`)} sentence={t(`sentence.${current}`)} actions={actions} />
      <Tabs isPadded label={t('menu.ledger')} tabs={tabs} />
    </>
  )
}
