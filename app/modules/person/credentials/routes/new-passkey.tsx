import { useActionData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, PageHead } from '#app/ui/index.ts'
import * as styles from '../components/credentials.css.ts'
import { PasskeyNameForm } from '../components/passkey-forms.tsx'
import NewPasskey from '../islands/new-passkey.island.tsx'
import { answerNewPasskey } from '../new-passkey.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('credentials')('newPasskey.title') }) }
}

/** First a name and who it is, then what the browser made. */
export async function action(args: Args) {
  return answerNewPasskey(args)
}

export default function NewPasskeyPage() {
  const answer = useActionData<typeof action>()
  const t = useT('credentials')
  const texts = pickTexts(t, [
    'newPasskey.make',
    'newPasskey.failed',
    'newPasskey.known',
    'newPasskey.unable',
  ])
  return (
    <>
      <PageHead
        title={t('newPasskey.title')}
        sentence={t('newPasskey.sentence')}
        crumb={{ href: profilePaths.signInMethods, label: t('methods.title') }}
      />
      {answer?.begun ? (
        <FormSection title={answer.begun.name} words={t('newPasskey.makeWords')}>
          <noscript>
            <Band tone="info" title={t('noScript')} />
          </noscript>
          <div className={styles.form}>
            <Island of={NewPasskey} props={{ ...answer.begun, texts }} when="load" />
          </div>
        </FormSection>
      ) : (
        <FormSection title={t('newPasskey.name')} words={t('newPasskey.nameWords')}>
          <PasskeyNameForm
            name=""
            refusal={answer?.refusal}
            intent="begin"
            submit={t('newPasskey.next')}
          />
        </FormSection>
      )}
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
