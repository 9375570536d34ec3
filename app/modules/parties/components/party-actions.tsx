import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton } from '#app/ui/index.ts'
import type { Party } from '#contract/parties.ts'
import { editPartyPath, elsewherePaths } from '../paths.ts'

/** What can be done with a party, as far as the role allows. */
export function PartyActions({ party }: { party: Party }) {
  const t = useT('parties')
  const { firm, can } = useFirm()
  const paths = elsewherePaths(firm.firmId, party.id)
  const { isArchived } = party
  const isCustomer = party.roles.includes('customer')
  return (
    <>
      {can('party:edit') && <ArchiveButton isArchived={isArchived} />}
      {can('party:edit') && (
        <LinkButton icon="pencil" href={editPartyPath(firm.firmId, party.id)}>
          {t('detail.edit')}
        </LinkButton>
      )}
      {party.roles.length > 1 && can('payment:edit') && (
        <LinkButton icon="arrow-left-right" href={paths.netting}>
          {t('detail.net')}
        </LinkButton>
      )}
      {isCustomer && can('payment:edit') && (
        <LinkButton icon="banknote" href={paths.newPayment}>
          {t('detail.newPayment')}
        </LinkButton>
      )}
      {isCustomer && can('invoice:edit') && !isArchived && (
        <LinkButton kind="primary" icon="plus" href={paths.newInvoice}>
          {t('detail.newInvoice')}
        </LinkButton>
      )}
    </>
  )
}

function ArchiveButton({ isArchived }: { isArchived: boolean }) {
  const t = useT('parties')
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
