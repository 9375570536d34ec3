import type { InvitationAnswer } from '#contract/communication/mail-invitations.ts'
import type { Language } from '#contract/core/fields.ts'

type Said = { name: string; title: string }
type Texts = Record<InvitationAnswer, { subject: string; words: string }>

const texts: Record<Language, Texts> = {
  en: {
    accepted: { subject: 'Accepted: {title}', words: '{name} has accepted this invitation.' },
    tentative: { subject: 'Maybe: {title}', words: '{name} may come.' },
    declined: { subject: 'Declined: {title}', words: '{name} has declined this invitation.' },
  },
  de: {
    accepted: { subject: 'Zugesagt: {title}', words: '{name} hat diese Einladung angenommen.' },
    tentative: {
      subject: 'Unter Vorbehalt: {title}',
      words: '{name} hat unter Vorbehalt zugesagt.',
    },
    declined: { subject: 'Abgesagt: {title}', words: '{name} hat diese Einladung abgelehnt.' },
  },
  it: {
    accepted: { subject: 'Accettato: {title}', words: '{name} ha accettato questo invito.' },
    tentative: { subject: 'Forse: {title}', words: '{name} forse parteciperà.' },
    declined: { subject: 'Rifiutato: {title}', words: '{name} ha rifiutato questo invito.' },
  },
  ru: {
    accepted: { subject: 'Принято: {title}', words: 'Приглашение принято: {name}.' },
    tentative: { subject: 'Под вопросом: {title}', words: 'Участие под вопросом: {name}.' },
    declined: { subject: 'Отклонено: {title}', words: 'Приглашение отклонено: {name}.' },
  },
  es: {
    accepted: { subject: 'Aceptado: {title}', words: '{name} ha aceptado esta invitación.' },
    tentative: { subject: 'Quizás: {title}', words: '{name} quizás asista.' },
    declined: { subject: 'Rechazado: {title}', words: '{name} ha rechazado esta invitación.' },
  },
}

/** Subject and words of the mail that answers an invitation, for readers without a calendar program. */
export function answerWords(language: Language, answer: InvitationAnswer, said: Said) {
  const { subject, words } = texts[language][answer]
  const fill = (text: string) =>
    text.replace(/\{(name|title)\}/g, (_, key: keyof Said) => said[key])
  return { subject: fill(subject), words: fill(words) }
}
