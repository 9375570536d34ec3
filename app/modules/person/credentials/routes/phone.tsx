import { useActionData, useLoaderData } from '@remix-run/react'
import { passActionHeaders } from '#app/modules/person/entry/index.server.ts'
import { profilePaths } from '#app/modules/person/profile/index.ts'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, PageHead, Row } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { credentialsContract } from '#contract/person/credentials.ts'
import { CodeField, PhoneField } from '../components/code-fields.tsx'
import * as styles from '../components/credentials.css.ts'
import { OwnForm } from '../components/own-form.tsx'
import { RemoveForm } from '../components/passkey-forms.tsx'
import { answerOwnPhone } from '../own-phone.server.ts'

export async function loader(args: Args) {
  const { phone } = await upstream(args).call(credentialsContract.getMethods, undefined)
  if (!phone.isOffered) throw new AppError('not_found', 'No codes can be sent to phones')
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('credentials')('phone.title') }), number: phone.number }
}

/** Sends a code to a number, keeps the number by its code, or forgets it. */
export async function action(args: Args) {
  return answerOwnPhone(args)
}

export default function PhonePage() {
  const { number } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('credentials')
  const isRemoval = answer?.intent === 'remove'
  const refusal = isRemoval ? undefined : answer?.refusal
  const problemAt = useProblems(refusal?.problems)
  const isSent = answer?.isSent === true
  return (
    <>
      <PageHead
        title={t('phone.title')}
        sentence={number ? t('phone.is', { number }) : t('phone.none')}
        crumb={{ href: profilePaths.signInMethods, label: t('methods.title') }}
      />
      <div>
        <FormSection title={t(number ? 'phone.another' : 'phone.add')} words={t('phone.words')}>
          <OwnForm refusal={refusal} noValidate={isSent}>
            {isSent && !refusal && <Band tone="info" title={t('phone.sent')} />}
            <div className={styles.field}>
              <PhoneField
                value={answer?.sentTo ?? textAt(refusal?.values, 'phone')}
                error={problemAt('phone')}
              />
            </div>
            {isSent && (
              <div className={styles.field}>
                <CodeField error={problemAt('code')} />
              </div>
            )}
            <Row>
              {isSent && (
                <Button kind="primary" name="intent" value="set">
                  {t('phone.set')}
                </Button>
              )}
              <Button kind={isSent ? 'ghost' : 'primary'} name="intent" value="send">
                {t(isSent ? 'phoneLogin.again' : 'phoneLogin.send')}
              </Button>
            </Row>
          </OwnForm>
        </FormSection>
        {number && (
          <FormSection title={t('phone.remove')} words={t('phone.removeWords')}>
            <RemoveForm
              refusal={isRemoval ? answer?.refusal : undefined}
              submit={t('phone.remove')}
            />
          </FormSection>
        )}
      </div>
    </>
  )
}

export const meta = headOf
export const headers = passActionHeaders
