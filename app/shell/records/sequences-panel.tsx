import { Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type {} from '../frame/slots.ts'
import { useT } from '../page-context.tsx'

/** Sequences of emails that a record is in, as its page shows them. */
export type SequencesShown = {
  /** Where it is added to one; null for who may not. */
  addHref: string | null
  rows: {
    id: string
    href: string
    name: string
    state: 'active' | 'parked' | 'stopped' | 'finished'
  }[]
}

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    'record.sequences': {
      about: { kind: 'lead' | 'deal' | 'party'; id: string }
      shown: SequencesShown
    }
  }
}

/** Sequences that a record is or was in, with the way into another one. */
export function SequencesPanel({ shown }: { shown: SequencesShown | null }) {
  const t = useT('record')
  if (!shown) return null
  const { addHref, rows } = shown
  return (
    <Rules>
      <RulesCell
        title={t('sequences.title')}
        aside={
          addHref && (
            <a className={text.link} href={addHref}>
              {t('sequences.add')}
            </a>
          )
        }
      >
        {rows.length === 0 ? (
          <p className={text.soft}>{t('sequences.none')}</p>
        ) : (
          <Stack>
            {rows.map(({ id, href, name, state }) => (
              <p key={id}>
                <a className={text.link} href={href}>
                  {name}
                </a>
                <span className={text.soft}> · {t(`sequences.${state}`)}</span>
              </p>
            ))}
          </Stack>
        )}
      </RulesCell>
    </Rules>
  )
}
