import { useT } from '#app/shell/page-context.tsx'
import { Button, DateInput, Field, Row, SheetPad } from '#app/ui/index.ts'

/** Asks for another day. */
export function DayForm({ date }: { date: string }) {
  const t = useT('stock')
  return (
    <SheetPad>
      <form method="get">
        <Row>
          <Field id="date" label={t('item.onDay')}>
            {(wiring) => <DateInput {...wiring} name="date" defaultValue={date} />}
          </Field>
          <Button>{t('item.show')}</Button>
        </Row>
      </form>
    </SheetPad>
  )
}
