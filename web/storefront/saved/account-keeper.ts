import { call } from '../../client/call.ts';
import { carryGuestSaved } from '../../client/saved.ts';
import {
  carrySaved,
  savedIds,
  saveProduct,
  saveSearch,
  saveSupplier,
  unsaveProduct,
  unsaveSearch,
  unsaveSupplier,
} from '../shell/routes.ts';
import { type Keeper, SAVED, type Thing } from './keeper.ts';

/** The account's list as it was when it was loaded. */
export async function accountKeeper(): Promise<Keeper> {
  await carryGuestSaved((body) => call(carrySaved, { body }));
  const { products, suppliers, searches } = await call(savedIds);
  const lists = {
    products: new Map<Thing, number>(products.map((id) => [id, id])),
    suppliers: new Map<Thing, number>(suppliers.map((id) => [id, id])),
    searches: new Map<Thing, number>(searches.map(({ id, address }) => [address, id])),
  };
  const add = {
    products: (id: Thing) => call(saveProduct, { params: { id: Number(id) } }).then(() => Number(id)),
    suppliers: (id: Thing) =>
      call(saveSupplier, { params: { id: Number(id) }, body: {} }).then(() => Number(id)),
    searches: (address: Thing) =>
      call(saveSearch, { body: { address: String(address) } }).then(({ id }) => id),
  };
  const remove = { products: unsaveProduct, suppliers: unsaveSupplier, searches: unsaveSearch };
  return {
    has: (kind, thing) => lists[kind].has(thing),
    count: () => Object.values(lists).reduce((sum, { size }) => sum + size, 0),
    async toggle(kind, thing) {
      const id = lists[kind].get(thing);
      if (id === undefined) {
        lists[kind].set(thing, await add[kind](thing));
        return SAVED[kind];
      }
      await call(remove[kind], { params: { id } });
      lists[kind].delete(thing);
      return 'removed';
    },
  };
}
