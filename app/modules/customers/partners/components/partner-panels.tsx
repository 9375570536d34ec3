import { AddressBox } from '#app/shell/address-box.tsx'
import { lines } from '#app/shell/documents/public/sheet.css.ts'
import { useT } from '#app/shell/page-context.tsx'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Partner, PartnerAccount } from '#contract/customers/partners.ts'
import { CommissionTable } from './commission-table.tsx'
import { PayoutTable } from './payout-table.tsx'
import { StatementTable } from './statement-table.tsx'

type PartnerPanelsProps = { partner: Partner; account: PartnerAccount }

/** A partner's link and what it brought, what is owed to them, and what was paid out. */
export function PartnerPanels({ partner, account }: PartnerPanelsProps) {
  const t = useT('partners')
  const { path, message, clicks, customers } = partner
  const { statements, commissions, payouts } = account
  return (
    <>
      <Rules columns="two">
        <RulesCell title={t('panel.link')}>
          {path === null ? (
            <p className={text.soft}>{t('panel.noLink')}</p>
          ) : (
            <AddressBox
              id="partner-link"
              path={path}
              label={t('panel.link')}
              hint={t('panel.linkHint')}
              words={{
                copy: t('panel.copy'),
                copied: t('panel.copied'),
                open: t('panel.openLink'),
              }}
            />
          )}
        </RulesCell>
        <RulesCell title={t('panel.brought')}>
          <FactList
            facts={[
              { term: t('list.clicks'), value: String(clicks) },
              { term: t('list.customers'), value: String(customers) },
            ]}
          />
        </RulesCell>
        {message && (
          <RulesCell title={t('panel.message')}>
            <p className={lines}>{message}</p>
          </RulesCell>
        )}
      </Rules>
      <StatementTable statements={statements} />
      <CommissionTable commissions={commissions} />
      {payouts.length > 0 && <PayoutTable payouts={payouts} />}
    </>
  )
}
