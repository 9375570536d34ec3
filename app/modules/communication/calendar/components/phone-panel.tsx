import { Island } from '#app/islands/island.tsx'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import CopyText from '#app/shell/islands/copy-text.island.tsx'
import { useSession, useT } from '#app/shell/page-context.tsx'
import { Field, LinkButton, Row, Stack, TextInput, text } from '#app/ui/index.ts'
import type { Permission } from '#contract/core/roles.ts'

const needed: readonly Permission[] = [
  ...(['calendar:view', 'calendar:edit', 'calendar:delete'] as const),
  ...(['party:view', 'party:edit'] as const),
  ...(['project:view', 'task:edit'] as const),
]

/**
 * What a phone or another program needs to show and change the calendars, the tasks of projects and the
 * contacts of customers and suppliers (CalDAV, CardDAV).
 */
export function PhonePanel({ server }: { server: string }) {
  const t = useT('calendar')
  const { user } = useSession()
  const query = new URLSearchParams({ name: t('phone.keyName'), days: '365' })
  for (const one of needed) query.append('permissions', one)
  return (
    <Stack>
      <p className={text.soft}>{t('phone.words')}</p>
      <Field id="phone-server" label={t('phone.server')}>
        {(wiring) => <TextInput {...wiring} value={server} readOnly />}
      </Field>
      <Field id="phone-user" label={t('phone.user')} hint={t('phone.userHint')}>
        {(wiring) => <TextInput {...wiring} value={user.email} readOnly />}
      </Field>
      <p className={text.soft}>{t('phone.password')}</p>
      <Row>
        <Island
          of={CopyText}
          when="load"
          props={{ text: server, words: { copy: t('phone.copy'), copied: t('feed.copied') } }}
        />
        <LinkButton icon="key-round" href={`${profilePaths.apiKeys}/new?${query}`}>
          {t('phone.makeKey')}
        </LinkButton>
        <LinkButton kind="ghost" href="/support/calendar-on-phones">
          {t('phone.help')}
        </LinkButton>
      </Row>
    </Stack>
  )
}
