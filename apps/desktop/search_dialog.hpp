// A search that goes on while the window answers: how far it is, and a way to end it at once.
#pragma once

#include <apps/play/searcher.hpp>

#include "dialog.hpp"

#include <functional>
#include <optional>

namespace noyes::desktop {

template <class Face>
class SearchDialog : public Dialog {
   public:
    using Found = std::function<void(const typename play::Searcher<Face>::Solved&)>;

    // `found` is called if there is a way, when all dialogs are about to close.
    SearchDialog(Desk& desk, play::SearchOrder<Face> order, Found found);

    bool press(const ui::Chord& chord) override;
    bool tick(Moment now) override;
    [[nodiscard]] std::optional<Moment> next_tick() const override;
    bool look() override;
    void tell(Notes& notes) const override;

   private:
    [[nodiscard]] std::string_view unit() const {
        return Face::counted_key(searcher_.order().rules);
    }
    void cancel();
    void finish();
    void end_with(std::string text);
    bool refresh();

    play::Searcher<Face> searcher_;
    Found found_;
    bool over_ = false;
    ui::Label* text_ = nullptr;
    ui::Button* button_ = nullptr;
};

}  // namespace noyes::desktop
