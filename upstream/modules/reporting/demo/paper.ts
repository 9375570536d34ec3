import type { Language } from '#contract/core/fields.ts'
import type { PaperTextKind } from '#contract/firm/paper-looks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { updateLook } from '../../selling/templates/index.ts'

type Words = Record<Exclude<PaperTextKind, 'creditNote'>, { opening: string; closing: string }>

const words: Record<Language, Words> = {
  en: {
    invoice: { opening: '', closing: '{contact}, thank you for your order.' },
    quote: {
      opening: 'Dear {contact},\nthank you for asking. We are glad to offer you:',
      closing: 'Our offer holds until {due}.',
    },
  },
  de: {
    invoice: { opening: '', closing: '{contact}, vielen Dank für Ihren Auftrag.' },
    quote: {
      opening: 'Guten Tag {contact},\nvielen Dank für Ihre Anfrage. Gern bieten wir Ihnen an:',
      closing: 'Unser Angebot gilt bis {due}.',
    },
  },
  it: {
    invoice: { opening: '', closing: '{contact}, grazie per il suo ordine.' },
    quote: {
      opening: 'Gentile {contact},\ngrazie per la richiesta. Siamo lieti di offrirle:',
      closing: 'La nostra offerta vale fino al {due}.',
    },
  },
  ru: {
    invoice: { opening: '', closing: '{contact}, спасибо за заказ.' },
    quote: {
      opening: 'Здравствуйте, {contact}!\nСпасибо за запрос. Рады предложить вам:',
      closing: 'Предложение действует до {due}.',
    },
  },
  es: {
    invoice: { opening: '', closing: '{contact}, gracias por su pedido.' },
    quote: {
      opening: 'Estimado/a {contact}:\nGracias por su consulta. Con mucho gusto le ofrecemos:',
      closing: 'Nuestra oferta es válida hasta el {due}.',
    },
  },
}

/** Gives a demo's documents a colour and words of their own. */
export function setUpPaper(writer: Writer, context: FirmContext, language: Language): void {
  const look = { layout: 'classic', accent: '#1d5c4b', rule: '#1d5c4b', alsoIn: '' } as const
  for (const [at, kind] of (['invoice', 'quote'] as const).entries()) {
    const text = words[language][kind]
    updateLook(writer, context, { ...look, ...text, kind, language, version: at + 1 })
  }
}
