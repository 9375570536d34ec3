import { newItemPath } from '#app/modules/catalogue/items/index.ts'
import { newCustomerPath } from '#app/modules/firm/parties/index.ts'
import { newPaymentPath } from '#app/modules/money/payments/index.ts'
import { newInvoicePath } from '#app/modules/selling/invoicing/index.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { classes, Icon, LinkButton, Rules, text, VisuallyHidden } from '#app/ui/index.ts'
import type { Dashboard } from '#contract/reporting/dashboard.ts'
import * as styles from './dashboard.css.ts'

type Step = {
  name: 'customer' | 'item' | 'invoice' | 'payment'
  isDone: boolean
  /** Absent where the role may not. */
  href: string | undefined
}

/** From an empty firm to its first payment. */
export function FirstSteps({ dashboard }: { dashboard: Dashboard }) {
  const { firm, can } = useFirm()
  const { hasCustomers, hasItems, hasInvoices, awaitsFirstPayment } = dashboard
  const { firmId } = firm
  const steps: Step[] = [
    {
      name: 'customer',
      isDone: hasCustomers,
      href: can('party:edit') ? newCustomerPath(firmId) : undefined,
    },
    {
      name: 'item',
      isDone: hasItems,
      href: can('item:edit') ? newItemPath(firmId) : undefined,
    },
    {
      name: 'invoice',
      isDone: hasInvoices,
      href: can('invoice:edit') ? newInvoicePath(firmId) : undefined,
    },
    {
      name: 'payment',
      isDone: hasInvoices && !awaitsFirstPayment,
      href: hasInvoices && can('payment:edit') ? newPaymentPath(firmId) : undefined,
    },
  ]
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Rules columns="four">
      {steps.map((step, at) => (
        <StepCell key={step.name} step={step} number={at + 1} isNext={step === next} />
      ))}
    </Rules>
  )
}

function StepCell({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const t = useT('dashboard')
  const { name, isDone, href } = step
  return (
    <section className={styles.step}>
      <h2 className={styles.stepTitle}>
        <span className={classes(styles.stepNumber, isDone && styles.stepDone)}>
          {isDone ? <Icon name="check" size="s" /> : number}
        </span>
        {t(`steps.${name}.title`)}
        {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
      </h2>
      <p className={text.soft}>{t(`steps.${name}.words`)}</p>
      {href && (
        <LinkButton kind={isNext ? 'primary' : 'default'} icon="plus" href={href}>
          {t(`steps.${name}.${isDone ? 'another' : 'begin'}`)}
        </LinkButton>
      )}
    </section>
  )
}
