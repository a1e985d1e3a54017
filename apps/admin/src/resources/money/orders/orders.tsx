import { Route, Routes } from "react-router";
import { OrderQueue } from "./order-queue.tsx";
import { OrderView } from "./order-view.tsx";

/** The queue, and one order of it under its id. */
export const Orders = () => (
  <Routes>
    <Route index element={<OrderQueue />} />
    <Route path=":id" element={<OrderView />} />
  </Routes>
);
