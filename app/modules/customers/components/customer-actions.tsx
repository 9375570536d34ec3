import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton } from '#app/ui/index.ts'
import type { Customer } from '#contract/customers.ts'
import { editCustomerPath, elsewherePaths } from '../paths.ts'

/** What can be done with a customer, as far as the role allows. */
export function CustomerActions({ customer }: { customer: Customer }) {
  const t = useT('customers')
  const { firm, can } = useFirm()
  const paths = elsewherePaths(firm.firmId, customer.id)
  const { isArchived } = customer
  return (
    <>
      {can('customer:edit') && <ArchiveButton isArchived={isArchived} />}
      {can('customer:edit') && (
        <LinkButton icon="pencil" href={editCustomerPath(firm.firmId, customer.id)}>
          {t('detail.edit')}
        </LinkButton>
      )}
      {can('payment:edit') && (
        <LinkButton icon="banknote" href={paths.newPayment}>
          {t('detail.newPayment')}
        </LinkButton>
      )}
      {can('invoice:edit') && !isArchived && (
        <LinkButton kind="primary" icon="plus" href={paths.newInvoice}>
          {t('detail.newInvoice')}
        </LinkButton>
      )}
    </>
  )
}

function ArchiveButton({ isArchived }: { isArchived: boolean }) {
  const t = useT('customers')
  return (
    <form method="post">
      <IdempotencyField />
      <Button
        kind="ghost"
        icon={isArchived ? 'archive-restore' : 'archive'}
        name="intent"
        value={isArchived ? 'restore' : 'archive'}
      >
        {isArchived ? t('detail.restore') : t('detail.archive')}
      </Button>
    </form>
  )
}
