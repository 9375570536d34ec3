import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, Checkbox } from '#app/ui/index.ts'

/** Where more was to go out than the firm's surplus allows: the box that says it is meant, or who may. */
export function SurplusBox({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT('stock')
  const { can } = useFirm()
  const problems = Object.values(refusal?.problems ?? {})
  if (!problems.some(({ key }) => key === 'aboveSurplus')) return null
  return (
    <Band tone="warn" title={t('surplus.title')}>
      {can('stock:adjust') ? (
        <Checkbox
          name="acceptsMore"
          value="1"
          defaultChecked={textAt(refusal?.values, 'acceptsMore') === '1'}
        >
          {t('surplus.accepts')}
        </Checkbox>
      ) : (
        <p>{t('surplus.askSomebody')}</p>
      )}
    </Band>
  )
}
