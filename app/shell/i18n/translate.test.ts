import i18next from 'i18next'
import { expect, test } from 'vitest'
import { rememberTexts } from './translate.ts'

function russian() {
  const instance = i18next.createInstance()
  const texts = {
    plain: 'Счета',
    gap: 'От {{name}}, {{amount}}',
    days_one: '{{count}} день',
    days_few: '{{count}} дня',
    days_many: '{{count}} дней',
    days_other: '{{count}} дня',
  }
  const interpolation = { escapeValue: false }
  instance.init({ lng: 'ru', resources: { ru: { m: texts } }, initImmediate: false, interpolation })
  const lookUp = instance.getFixedT('ru', 'm')
  return { lookUp, translate: rememberTexts(lookUp, 'ru') }
}

test('says what i18next says, the first time and every time', () => {
  const { lookUp, translate } = russian()
  const gaps = [
    { count: 0 },
    { count: 1 },
    { count: 3 },
    { count: 5 },
    { count: 21 },
    { count: 1.5 },
  ]
  for (const round of [1, 2]) {
    expect(translate('plain'), `round ${round}`).toBe('Счета')
    for (const gap of gaps) expect(translate('days', gap)).toBe(lookUp('days', gap))
  }
})

test('fills gaps anew and never reads a filled text as a gap', () => {
  const { translate } = russian()
  expect(translate('gap', { name: 'Анна', amount: '5 €' })).toBe('От Анна, 5 €')
  expect(translate('gap', { name: '{{amount}}', amount: '$&' })).toBe('От {{amount}}, $&')
})

test('leaves a gap empty that nothing was given for', () => {
  expect(russian().translate('gap', { name: 'Анна' })).toBe('От Анна, ')
})

test('leaves gaps open for whoever fills them in the browser', () => {
  const { translate } = russian()
  expect(translate('gap', { skipInterpolation: true })).toBe('От {{name}}, {{amount}}')
})

test('writes dates as the sentence around them wants it', () => {
  const instance = i18next.createInstance()
  const it = { due: 'Scade il {{date}}.', until: 'Dal {{from}} al {{to}}' }
  const ru = { sent: 'Письмо {{date}}. Само' }
  instance.init({ resources: { it: { m: it }, ru: { m: ru } }, initImmediate: false })
  const italian = rememberTexts(instance.getFixedT('it', 'm'), 'it')
  expect(italian('due', { date: '8 dic 2026' })).toBe('Scade l’8 dic 2026.')
  expect(italian('due', { date: '18 dic 2026' })).toBe('Scade il 18 dic 2026.')
  expect(italian('until', { from: '11 nov', to: '8 dic' })).toBe('Dall’11 nov all’8 dic')
  const russian = rememberTexts(instance.getFixedT('ru', 'm'), 'ru')
  expect(russian('sent', { date: '24 ноября 2026 г.' })).toBe('Письмо 24 ноября 2026 г. Само')
})
