import { useActionData, useLoaderData } from '@remix-run/react'
import { PublicHead, SiteFrame, width } from '#app/modules/public-site/site/index.ts'
import { answerWith } from '#app/shell/answers.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { Trail } from '#app/shell/site/trail.tsx'
import { getVisit } from '#app/shell/visit.server.ts'
import { classes } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import * as styles from '../components/developers.css.ts'
import { TryForm } from '../components/try-form.tsx'
import { describeApi } from '../description.server.ts'
import { developersPath, groupPath } from '../paths.ts'
import { tryCall } from '../try-call.server.ts'

export async function loader(args: Args) {
  const t = (await getVisit(args)).t('developers')
  const operation = await getOperation(args)
  return { head: pageMeta(args, { title: t('try.title', { id: operation.id }) }), operation }
}

/** Makes the call, and shows what it answered. */
export async function action(args: Args) {
  const operation = await getOperation(args)
  const { refusal, tried } = await tryCall(args, operation, await readForm(args.request))
  return answerWith({ refusal, tried }, { status: refusal ? 422 : 200 })
}

/** Throws AppError `not_found` for a call that there is not. */
async function getOperation(args: Args) {
  const { operations } = await describeApi(args)
  const operation = operations.find(({ id }) => id === args.params.operationId)
  if (!operation) throw new AppError('not_found', 'No such call')
  return operation
}

export default function TryRoute() {
  const { operation } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useT('developers')
  const { id, tag, method, path } = operation
  return (
    <SiteFrame>
      <PublicHead title={t('try.title', { id })} lead={t('try.lead')} />
      <div className={classes(width, styles.page)}>
        <Trail
          places={[
            { name: t('index.title'), href: developersPath },
            { name: tag, href: `${groupPath(tag)}#${id}` },
          ]}
        />
        <p className={styles.name}>
          <code>
            {method} {path}
          </code>
        </p>
        {answer?.tried && (
          <section className={styles.section} aria-labelledby="answer">
            <h2 id="answer">{t('try.answered', { status: answer.tried.status })}</h2>
            <pre className={styles.code}>
              {answer.tried.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
            </pre>
            <pre className={styles.code}>{answer.tried.body}</pre>
          </section>
        )}
        <TryForm operation={operation} refusal={answer?.refusal} />
      </div>
    </SiteFrame>
  )
}

export const meta = headOf
