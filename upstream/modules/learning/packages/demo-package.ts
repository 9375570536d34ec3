import { strToU8, zipSync } from 'fflate'
import type { Language } from '#contract/core/fields.ts'

type Words = {
  title: string
  text: string
  question: string
  /** The second is right. */
  answers: [string, string, string]
  submit: string
  right: string
  wrong: string
}

const words: Record<Language, Words> = {
  en: {
    title: 'Is this banknote genuine?',
    text: 'Feel the paper, hold the note against the light, tilt it: the number on a genuine note changes colour.',
    question: 'A customer pays with a note whose number does not change colour. What do you do?',
    answers: [
      'Take it',
      'Ask for another one and call the manager',
      'Give it back with the change',
    ],
    submit: 'Submit',
    right: 'Right.',
    wrong: 'Ask for another note and call the manager.',
  },
  de: {
    title: 'Ist dieser Geldschein echt?',
    text: 'Fühlen Sie das Papier, halten Sie den Schein gegen das Licht, kippen Sie ihn: Auf einem echten wechselt die Zahl die Farbe.',
    question: 'Jemand zahlt mit einem Schein, dessen Zahl die Farbe nicht wechselt. Was tun Sie?',
    answers: [
      'Den Schein annehmen',
      'Um einen anderen bitten und die Leitung rufen',
      'Ihn mit dem Wechselgeld zurückgeben',
    ],
    submit: 'Antworten',
    right: 'Richtig.',
    wrong: 'Bitten Sie um einen anderen Schein und rufen Sie die Leitung.',
  },
  it: {
    title: 'Questa banconota è autentica?',
    text: 'Tocchi la carta, guardi la banconota in controluce, la inclini: su una autentica il numero cambia colore.',
    question: 'Un cliente paga con una banconota il cui numero non cambia colore. Che cosa fa?',
    answers: [
      'La accetto',
      'Ne chiedo un’altra e chiamo il responsabile',
      'La restituisco con il resto',
    ],
    submit: 'Rispondi',
    right: 'Giusto.',
    wrong: 'Chieda un’altra banconota e chiami il responsabile.',
  },
  ru: {
    title: 'Настоящая ли это купюра?',
    text: 'Проверьте бумагу на ощупь, посмотрите купюру на просвет, наклоните её: на настоящей число меняет цвет.',
    question: 'Покупатель платит купюрой, на которой число не меняет цвет. Что вы сделаете?',
    answers: ['Приму её', 'Попрошу другую и позову руководителя', 'Верну её вместе со сдачей'],
    submit: 'Ответить',
    right: 'Верно.',
    wrong: 'Попросите другую купюру и позовите руководителя.',
  },
  es: {
    title: '¿Es auténtico este billete?',
    text: 'Toque el papel, mire el billete al trasluz, gírelo: en uno auténtico el número cambia de color.',
    question: 'Un cliente paga con un billete cuyo número no cambia de color. ¿Qué hace?',
    answers: ['Lo acepto', 'Pido otro y llamo al responsable', 'Lo devuelvo con el cambio'],
    submit: 'Responder',
    right: 'Correcto.',
    wrong: 'Pida otro billete y llame al responsable.',
  },
}

export function demoPackageTitle(language: Language): string {
  return words[language].title
}

/** A small package of SCORM 1.2 for a demo; the same bytes each time. */
export function demoPackageZip(language: Language): Uint8Array {
  const files = { 'imsmanifest.xml': manifest(words[language]), 'note.html': page(language) }
  const packed = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(packed), { mtime: new Date('2026-01-01T12:00:00Z'), level: 0 })
}

function manifest({ title }: Words): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="demo" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="O"><organization identifier="O"><title>${title}</title>
<item identifier="I" identifierref="R"><title>${title}</title></item></organization></organizations>
<resources><resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="note.html"><file href="note.html"/></resource></resources>
</manifest>`
}

function page(language: Language): string {
  const { title, text, question, answers, submit, right, wrong } = words[language]
  const choices = answers.map(
    (answer, at) =>
      `<label><input type="radio" name="answer" value="${at}" required> ${answer}</label>`,
  )
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:1.05rem/1.5 system-ui,sans-serif;max-width:36rem;margin:2rem auto;padding:0 1rem}
label{display:block;margin:.5rem 0}button{font:inherit;padding:.4rem 1rem}</style></head>
<body><h1>${title}</h1><p>${text}</p>
<form><fieldset><legend>${question}</legend>${choices.join('')}</fieldset>
<p><button>${submit}</button></p></form><p role="status"></p>
<script>
let at = window
while (!at.API && at.parent !== at) at = at.parent
const api = at.API
if (api) api.LMSInitialize('')
const begun = Date.now()
document.forms[0].onsubmit = (event) => {
  event.preventDefault()
  const isRight = new FormData(event.target).get('answer') === '1'
  document.querySelector('[role=status]').textContent = isRight ? ${JSON.stringify(right)} : ${JSON.stringify(wrong)}
  if (!api) return
  const seconds = Math.round((Date.now() - begun) / 1000)
  const two = (value) => String(value).padStart(2, '0')
  api.LMSSetValue('cmi.core.session_time', '00:' + two(Math.min(59, Math.floor(seconds / 60))) + ':' + two(seconds % 60))
  api.LMSSetValue('cmi.core.score.raw', isRight ? '100' : '0')
  api.LMSSetValue('cmi.core.lesson_status', isRight ? 'passed' : 'failed')
  setTimeout(() => api.LMSFinish(''), 2000)
}
</script></body></html>`
}
