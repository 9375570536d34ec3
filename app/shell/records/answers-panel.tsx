import { Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type {} from '../frame/slots.ts'
import { useFormat, useT } from '../page-context.tsx'

/** What somebody wrote on a form of the firm. */
type FormAnswer = {
  id: string
  formName: string
  name: string
  message: string
  /** Whether they asked for news by email, and the owner of the address confirmed it. */
  news: 'notAsked' | 'unconfirmed' | 'confirmed'
  at: string
}

declare module '#app/shell/frame/slots.ts' {
  interface Slots {
    'lead.answers': { about: { leadId: string }; shown: FormAnswer[] }
  }
}

/** What somebody wrote on forms, the newest first. */
export function AnswersPanel({ shown }: { shown: readonly FormAnswer[] | null }) {
  const t = useT('record')
  const { dateTime } = useFormat()
  if (!shown) return null
  return (
    <Rules>
      <RulesCell title={t('answers.title')}>
        <Stack>
          {shown.map(({ id, formName, name, message, news, at }) => (
            <div key={id}>
              <p className={text.soft}>
                {dateTime(at)} · {name} · {formName}
              </p>
              {message && <p>{message}</p>}
              {news !== 'notAsked' && <p className={text.soft}>{t(`answers.${news}`)}</p>}
            </div>
          ))}
        </Stack>
      </RulesCell>
    </Rules>
  )
}
