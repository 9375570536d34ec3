import { useT } from '#app/shell/page-context.tsx'
import { Status, type StatusKind } from '#app/ui/index.ts'
import type {
  BillingState,
  DeliveryState,
  SalesOrder,
  SalesOrderState,
} from '#contract/selling/sales-orders.ts'

const discs: Record<SalesOrderState, StatusKind> = {
  draft: 'draft',
  open: 'sent',
  done: 'paid',
  cancelled: 'void',
}

const deliveryDiscs: Record<DeliveryState, StatusKind> = {
  none: 'closed',
  open: 'sent',
  partly: 'partlyPaid',
  done: 'paid',
}

const billingDiscs: Record<BillingState, StatusKind> = {
  open: 'sent',
  partly: 'partlyPaid',
  done: 'paid',
}

/** The disc of an order, by where it stands. */
export function discOf(state: SalesOrderState): StatusKind {
  return discs[state]
}

export function discOfDelivery(state: DeliveryState): StatusKind {
  return deliveryDiscs[state]
}

export function discOfBilling(state: BillingState): StatusKind {
  return billingDiscs[state]
}

/** Where an order stands, as a disc with its word. */
export function OrderStatus({ state }: { state: SalesOrderState }) {
  const t = useT('sales-orders')
  return <Status kind={discOf(state)}>{t(`state.${state}`)}</Status>
}

/** How far delivery and invoicing are, each by itself. */
export function OrderStates({
  order: { deliveryState, billingState },
}: {
  order: Pick<SalesOrder, 'deliveryState' | 'billingState'>
}) {
  const t = useT('sales-orders')
  return (
    <>
      <Status kind={discOfDelivery(deliveryState)}>{t(`delivery.${deliveryState}`)}</Status>
      <Status kind={discOfBilling(billingState)}>{t(`billing.${billingState}`)}</Status>
    </>
  )
}
