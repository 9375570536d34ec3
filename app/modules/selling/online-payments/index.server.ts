export { answerCardForm, type CardAnswer, findCardOffer, goToCardPage } from './public.server.ts'
