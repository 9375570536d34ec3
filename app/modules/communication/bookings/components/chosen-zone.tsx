import { FormFields } from '#app/shell/form/form-fields.tsx'
import { TimeZoneField } from '#app/shell/form/time-zone-field.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { Button } from '#app/ui/index.ts'
import * as styles from './bookings.css.ts'

/** On whose clocks the times are shown; a form that only asks. */
export function ChosenZone({ timeZone, from }: { timeZone: string; from: string }) {
  const t = useT('bookings')
  return (
    <form method="get" className={styles.zone}>
      <input type="hidden" name="from" value={from} />
      <div className={styles.zoneField}>
        <FormFields
          refusal={undefined}
          initial={{ zone: timeZone }}
          labels={{ zone: t('public.zone') }}
        >
          <TimeZoneField name="zone" first={[]} />
        </FormFields>
      </div>
      <Button>{t('public.showZone')}</Button>
    </form>
  )
}
