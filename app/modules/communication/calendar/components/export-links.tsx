import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, Row, text } from '#app/ui/index.ts'
import type { Calendar } from '#contract/communication/calendar.ts'
import { calendarFilePath } from '../paths.ts'

/** Each calendar as a file to save. */
export function ExportLinks({ calendars }: { calendars: readonly Calendar[] }) {
  const t = useT('calendar')
  const { firm } = useFirm()
  return (
    <>
      <p className={text.soft}>{t('files.exportWords')}</p>
      <Row>
        {calendars.map(({ id, name }) => (
          <LinkButton
            key={id}
            icon="download"
            href={calendarFilePath(firm.firmId, id)}
            aria-label={t('files.exportOne', { name })}
            download
          >
            {name}
          </LinkButton>
        ))}
      </Row>
    </>
  )
}
