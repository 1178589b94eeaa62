export { filterFields } from './filter-fields'
export { useCountryChoices } from './use-country-choices'
export { useListPage } from './use-list-page'
