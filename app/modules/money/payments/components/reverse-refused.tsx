import { z } from 'zod'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { ErrorBand, SheetPad, text } from '#app/ui/index.ts'

const Conflict = z.object({ reason: z.enum(['alreadyReversed']) })

type ReverseRefusedProps = { refusal: Refusal | undefined; customerId: string }

/** Why a payment was not taken back. */
export function ReverseRefused({ refusal, customerId }: ReverseRefusedProps) {
  const t = useT('payments')
  const { firm } = useFirm()
  if (!refusal) return null
  const reason = Conflict.safeParse(refusal.conflict).data?.reason
  return (
    <SheetPad>
      {reason ? (
        <div role="alert">
          <ErrorBand title={t(`refused.${reason}.title`)}>
            <p>
              {t(`refused.${reason}.words`)}{' '}
              <a className={text.link} href={partyPath(firm.firmId, customerId)}>
                {t('refused.customer')}
              </a>
            </p>
          </ErrorBand>
        </div>
      ) : (
        <RefusalSummary refusal={refusal} labels={{ reason: t('reverse.reason') }} />
      )}
    </SheetPad>
  )
}
