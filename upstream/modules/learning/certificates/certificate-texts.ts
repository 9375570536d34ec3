import type { Language } from '#contract/core/fields.ts'

/** What stands on a certificate around what is its own. */
export const certificateTexts: Record<
  Language,
  {
    title: string
    number: string
    completed: string
    course: string
    result: string
    issued: string
    valid: string
    always: string
    check: string
  }
> = {
  en: {
    title: 'Certificate',
    number: 'Number',
    completed: 'has completed the course',
    course: 'Course',
    result: 'Result',
    issued: 'Issued on',
    valid: 'Valid through',
    always: 'no expiry date',
    check: 'Check this certificate at',
  },
  de: {
    title: 'Zertifikat',
    number: 'Nummer',
    completed: 'hat den Kurs abgeschlossen',
    course: 'Kurs',
    result: 'Ergebnis',
    issued: 'Ausgestellt am',
    valid: 'Gültig bis',
    always: 'unbefristet',
    check: 'Dieses Zertifikat prüfen unter',
  },
  it: {
    title: 'Attestato',
    number: 'Numero',
    completed: 'ha completato il corso',
    course: 'Corso',
    result: 'Risultato',
    issued: 'Rilasciato il',
    valid: 'Valido fino al',
    always: 'senza scadenza',
    check: 'Verifica dell’attestato su',
  },
  ru: {
    title: 'Сертификат',
    number: 'Номер',
    completed: 'курс завершён',
    course: 'Курс',
    result: 'Результат',
    issued: 'Выдан',
    valid: 'Действителен по',
    always: 'бессрочно',
    check: 'Проверить сертификат',
  },
  es: {
    title: 'Certificado',
    number: 'Número',
    completed: 'ha completado el curso',
    course: 'Curso',
    result: 'Resultado',
    issued: 'Expedido el',
    valid: 'Válido hasta el',
    always: 'sin vencimiento',
    check: 'Compruebe este certificado en',
  },
}
