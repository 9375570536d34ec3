import { Icon, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type {} from '../frame/slots.ts'
import { useFormat, useT } from '../page-context.tsx'

/** What is to be done for a record, as its page shows it. */
export type FollowUpsShown = {
  /** Where another one is added; null for who may not. */
  addHref: string | null
  rows: { id: string; href: string; title: string; kind: 'task' | 'call'; dueDate: string | null }[]
}

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    'record.followUps': {
      about: { kind: 'lead' | 'deal' | 'party'; id: string }
      shown: FollowUpsShown
    }
  }
}

/** Open tasks and calls of a record, with the way to another one. */
export function FollowUpsPanel({ shown }: { shown: FollowUpsShown | null }) {
  const t = useT('record')
  const { date } = useFormat()
  if (!shown) return null
  const { addHref, rows } = shown
  return (
    <Rules>
      <RulesCell
        title={t('followUps.title')}
        aside={
          addHref && (
            <a className={text.link} href={addHref}>
              {t('followUps.add')}
            </a>
          )
        }
      >
        {rows.length === 0 ? (
          <p className={text.soft}>{t('followUps.none')}</p>
        ) : (
          <Stack>
            {rows.map((row) => (
              <p key={row.id}>
                <Icon name={row.kind === 'call' ? 'phone' : 'clipboard'} />{' '}
                <a className={text.link} href={row.href}>
                  {row.title}
                </a>
                {row.dueDate && <span className={text.soft}> · {date(row.dueDate)}</span>}
              </p>
            ))}
          </Stack>
        )}
      </RulesCell>
    </Rules>
  )
}
