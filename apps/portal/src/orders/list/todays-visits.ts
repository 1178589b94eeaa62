// A module of its own, so that the cards are loaded only for a point.
export { TodayStrip } from '@remesa/ui/orders'
