import { useActionData, useLoaderData } from '@remix-run/react'
import { ulid } from 'ulid'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Tag } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  ContactAnswerInput,
  contactMessagesContract,
} from '#contract/public-site/contact-messages.ts'
import { IntentForm } from '../components/intent-form.tsx'
import { MessageBody } from '../components/message-body.tsx'
import { messagePath, messagesPath } from '../paths.ts'

export async function loader(args: Args) {
  const messageId = requireIdParam(args, 'messageId')
  const message = await upstream(args).call(contactMessagesContract.get, { messageId })
  return { head: pageMeta(args, { title: message.name }), message, answerId: ulid() }
}

/** Answers by mail, or marks the message as answered or open. */
export async function action(args: Args) {
  const messageId = requireIdParam(args, 'messageId')
  const { call } = upstream(args)
  const t = (await getVisit(args)).t('administration')
  const form = await readForm(args.request)
  const done = (message: string) =>
    redirectWithToast(args, messagePath(messageId), { type: 'success', message })
  if (form.intent === 'markAnswered' || form.intent === 'markOpen') {
    const isAnswered = form.intent === 'markAnswered'
    await call(contactMessagesContract.setAnswered, { messageId, isAnswered })
    return done(t(isAnswered ? 'message.markedAnswered' : 'message.markedOpen'))
  }
  const { value, refusal } = parseForm(ContactAnswerInput, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(contactMessagesContract.answer, { ...value, messageId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return done(t('message.sent', { email: result.value.email }))
}

export default function MessageDetailRoute() {
  const { message, answerId } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('administration')
  const { dateTime } = useFormat()
  const isAnswered = message.answeredAt !== null
  const sentence = t('message.sentence', {
    email: message.email,
    at: dateTime(message.createdAt),
    language: languageNames[message.language],
  })
  return (
    <>
      <PageHead
        title={message.name}
        mark={
          <Tag tone={isAnswered ? 'ok' : 'warn'}>
            {isAnswered ? t('messages.isAnswered') : t('messages.isOpen')}
          </Tag>
        }
        sentence={sentence}
        crumb={{ href: messagesPath, label: t('messages.list.title') }}
        actions={
          isAnswered ? (
            <IntentForm intent="markOpen" label={t('message.markOpen')} />
          ) : (
            <IntentForm icon="check" intent="markAnswered" label={t('message.markAnswered')} />
          )
        }
      />
      <MessageBody message={message} answerId={answerId} refusal={refusal} />
    </>
  )
}

export const meta = headOf
