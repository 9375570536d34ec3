import { FormFields, SelectField } from '#app/shell/form/form-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button, Checkbox, FactList, Row, text } from '#app/ui/index.ts'
import type { PortalPartner } from '#contract/customers/public-portal.ts'
import * as styles from './portal.css.ts'

type PartnerPayoutFormProps = { partner: PortalPartner; refusal: Refusal | undefined }

/** How an affiliate is paid, and what the firm knows for the tax. */
export function PartnerPayoutForm({ partner, refusal }: PartnerPayoutFormProps) {
  const t = useT('portal')
  const { payoutWay, chargesTax, vatId, hasAccount } = partner
  const initial = { payoutWay, chargesTax: chargesTax ? 'true' : '' }
  const values = refusal ? refusal.values : initial
  const labels = { payoutWay: t('partner.paid') }
  const ways = (['paymentRun', 'wallet'] as const).map((value) => ({
    value,
    label: t(`partner.${value}`),
  }))
  return (
    <section className={styles.panel}>
      <form method="post" id="partner-payout" className={styles.form} noValidate>
        <h2 className={styles.panelTitle}>{t('partner.paid')}</h2>
        <RefusalSummary refusal={refusal} labels={labels} formId="partner-payout" />
        <FormFields refusal={refusal} initial={initial} labels={labels}>
          <SelectField name="payoutWay" options={ways} />
          <Checkbox
            name="chargesTax"
            value="true"
            defaultChecked={textAt(values, 'chargesTax') !== ''}
          >
            {t('partner.chargesTax')}
          </Checkbox>
        </FormFields>
        <FactList facts={[{ term: t('partner.vatId'), value: vatId || t('partner.noVatId') }]} />
        {!hasAccount && <p className={text.soft}>{t('partner.noAccount')}</p>}
        <Row>
          <Button kind="primary">{t('partner.save')}</Button>
        </Row>
      </form>
    </section>
  )
}
