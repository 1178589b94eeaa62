export {
  anyAdapters,
  anyServicePointAnswer,
  anyServicePointChange,
  anyServicePointDetail,
  anyServicePointFacts,
  anyServicePointScene,
  type ServicePointScene,
  testAdapters,
} from './service-points.arbitraries'
