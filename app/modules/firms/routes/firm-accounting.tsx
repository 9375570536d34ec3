import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Rules, RulesCell } from '#app/ui/index.ts'
import { accountsContract } from '#contract/accounts.ts'
import { AccountTable } from '../components/account-table.tsx'
import * as styles from '../components/firm-facts.css.ts'
import { SettingsHead } from '../components/settings-head.tsx'

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'item:view')
  const { t } = await getVisit(args)
  const { firmId } = firm
  const accounts = await call(accountsContract.list, { firmId })
  return { head: pageMeta(args, { title: t('firms')('accounting.title') }), accounts }
}

export default function FirmAccountingRoute() {
  const { accounts } = useLoaderData<typeof loader>()
  const t = useT('firms')
  const format = useFormat()
  const { firm } = useFirm()
  const country = format.country(firm.country)
  return (
    <>
      <SettingsHead current="accounting" sentence={t('accounting.sentence', { country })} />
      <Rules className={styles.belowTabs}>
        <RulesCell isFlush title={t('accounts.title')}>
          <AccountTable accounts={accounts} />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
